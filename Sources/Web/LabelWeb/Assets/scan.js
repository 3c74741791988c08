// Uploads with progress: photos that are chosen, dropped or pasted, and the state of each until it is read.
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
    for (const known of list.querySelectorAll(`[data-scan="${scan.id}"]`)) if (known !== item) known.remove();
    item.dataset.scan = scan.id;
    item.dataset.settled = "false";
    refresh(scan.id);
    poll();
  } catch {
    say(item, area.dataset.refused, area.dataset.lost);
  }
}

// Puts a scan's line as it is now in the place of the one that is shown; a new one comes first.
async function refresh(id) {
  const answer = await fetch(`/scans/${id}?part=line`).catch(() => null);
  if (!answer?.ok) return;
  const fresh = document.createElement("ul");
  fresh.innerHTML = await answer.text();
  const next = fresh.firstElementChild;
  const item = list.querySelector(`[data-scan="${id}"]`);
  // An answer that was on its way for long does not undo a later one.
  if (item?.dataset.settled === "true" && next.dataset.settled !== "true") return;
  if (item) item.replaceWith(next);
  else if (area) { document.getElementById("none")?.remove(); list.prepend(next); }
  if (list.dataset.follows && next.dataset.settled === "true") location.reload();
}

const waiting = () => [...list.querySelectorAll('[data-scan][data-settled="false"]')].map((item) => item.dataset.scan);
const refreshWaiting = () => Promise.all(waiting().map(refresh));

// The server says what changed. Other tabs need connections, too: a hidden page has none.
let events = null;
function follow() {
  if (document.hidden) { events?.close(); events = null; return; }
  if (events || !window.EventSource) return;
  events = new EventSource("/events");
  events.addEventListener("open", refreshWaiting);
  events.addEventListener("resync", refreshWaiting);
  events.addEventListener("scan", (event) => {
    if (area || waiting().includes(event.data)) refresh(event.data);
  });
}

// Without the server's word the page asks, more and more seldom.
let polling = false;
async function poll() {
  if (polling) return;
  polling = true;
  for (let pause = 250; waiting().length; pause = Math.min(3000, pause * 1.3)) {
    await new Promise((next) => setTimeout(next, pause));
    if (events?.readyState !== EventSource.OPEN) await refreshWaiting();
  }
  polling = false;
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
document.addEventListener("visibilitychange", follow);
follow();
poll();
