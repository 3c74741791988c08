// Uploads with progress: photos that are chosen, dropped or pasted, and the state of each until it is read.
document.documentElement.classList.add("script");

const list = document.getElementById("scans");
const area = document.getElementById("upload");

function line(file) {
  document.getElementById("none")?.remove();
  const item = document.createElement("li");
  const link = document.createElement("a");
  const what = document.createElement("span");
  what.className = "what";
  what.append(Object.assign(document.createElement("b"), { textContent: file.name || area.dataset.pasted }));
  const state = document.createElement("span");
  state.className = "state";
  link.append(Object.assign(document.createElement("span"), { className: "thumb" }), what, state);
  item.append(link);
  list.prepend(item);
  return item;
}

function say(item, state, advice) {
  item.querySelector(".state").textContent = state;
  if (!advice) return;
  const hint = item.querySelector(".hint") || Object.assign(document.createElement("span"), { className: "hint" });
  hint.textContent = advice;
  item.querySelector(".what").append(" ", hint);
}

async function send(file) {
  const item = line(file);
  say(item, area.dataset.sending);
  try {
    const answer = await fetch("/api/v1/scans", {
      method: "POST",
      headers: { "X-File-Name": encodeURIComponent(file.name || area.dataset.pasted) },
      body: file,
    });
    const scan = await answer.json();
    if (!answer.ok) return say(item, area.dataset.refused, scan.detail);
    const known = list.querySelector(`[data-scan="${scan.id}"]`);
    if (known && known !== item) known.remove();
    item.dataset.scan = scan.id;
    follow(item);
  } catch {
    say(item, area.dataset.refused, area.dataset.lost);
  }
}

// Asks for the line again until nothing more will happen to the photo.
async function follow(item) {
  for (let pause = 250; item.dataset.settled !== "true"; pause = Math.min(3000, pause * 1.3)) {
    await new Promise((next) => setTimeout(next, pause));
    const answer = await fetch(`/scans/${item.dataset.scan}?part=line`).catch(() => null);
    if (!answer?.ok) continue;
    const fresh = document.createElement("ul");
    fresh.innerHTML = await answer.text();
    const next = fresh.firstElementChild;
    item.replaceWith(next);
    item = next;
  }
  if (list.dataset.follows) location.reload();
}

if (area) {
  // One after the other, so that many photos do not wait for one another on a slow net.
  let queue = Promise.resolve();
  const upload = (files) => { for (const file of files) queue = queue.then(() => send(file)); };
  for (const input of area.querySelectorAll("input")) {
    input.addEventListener("change", () => { upload([...input.files]); input.value = ""; });
  }
  area.addEventListener("dragover", (event) => { event.preventDefault(); area.classList.add("over"); });
  area.addEventListener("dragleave", () => area.classList.remove("over"));
  area.addEventListener("drop", (event) => {
    event.preventDefault();
    area.classList.remove("over");
    upload([...event.dataTransfer.files]);
  });
  document.addEventListener("paste", (event) => upload([...event.clipboardData.files]));
}
for (const item of list.querySelectorAll('[data-settled="false"]')) follow(item);
