"use strict";
// Uploads with progress, and the review of values by keyboard. Every page also works without this file, but for uploads.

function upload(files) {
  for (const file of files) send(file);
}

function line(id, name) {
  const list = document.getElementById("scans");
  let item = id && list.querySelector(`[data-scan="${id}"]`);
  if (!item) {
    document.getElementById("none")?.remove();
    item = document.createElement("li");
    const link = document.createElement("a");
    link.textContent = name;
    const state = document.createElement("span");
    state.className = "state";
    const message = document.createElement("span");
    message.className = "message";
    item.append(link, " ", state, " ", message);
    list.prepend(item);
  }
  return item;
}

function show(item, state, message) {
  item.querySelector(".state").textContent = state;
  item.querySelector(".message").textContent = message || "";
}

async function send(file) {
  const item = line(null, file.name || "pasted photo");
  show(item, "is sent");
  try {
    const answer = await fetch("/api/v1/scans", {
      method: "POST",
      headers: { "X-File-Name": encodeURIComponent(file.name || "pasted photo") },
      body: file,
    });
    const scan = await answer.json();
    if (!answer.ok) return show(item, "was refused", scan.detail);
    item.dataset.scan = scan.id;
    item.querySelector("a").href = `/scans/${scan.id}`;
    follow(item);
  } catch {
    show(item, "was not sent", "The server does not answer. Send the photo again.");
  }
}

const states = {
  waiting: "waits", reading: "is being read", done: "read", unreadable: "no label found",
  failed: "could not be read",
};

async function follow(item) {
  for (let pause = 300; ; pause = Math.min(3000, pause * 1.3)) {
    await new Promise((next) => setTimeout(next, pause));
    try {
      const answer = await fetch(`/api/v1/scans/${item.dataset.scan}`);
      const scan = await answer.json();
      if (!answer.ok) return show(item, "is gone", scan.detail);
      show(item, states[scan.state] || scan.state, scan.message);
      if (scan.isSettled) return;
    } catch {
      show(item, "is being read", "The server does not answer just now.");
    }
  }
}

function startScanner(area) {
  for (const input of area.querySelectorAll("input")) {
    input.addEventListener("change", () => { upload(input.files); input.value = ""; });
  }
  area.addEventListener("dragover", (event) => { event.preventDefault(); area.classList.add("over"); });
  area.addEventListener("dragleave", () => area.classList.remove("over"));
  area.addEventListener("drop", (event) => {
    event.preventDefault();
    area.classList.remove("over");
    upload(event.dataTransfer.files);
  });
  document.addEventListener("paste", (event) => upload(event.clipboardData.files));
  for (const item of document.querySelectorAll("#scans [data-scan]")) {
    if (/waits|being read/.test(item.querySelector(".state").textContent)) follow(item);
  }
}

// Moves a photo so that a value's box fills a third of it.
function zoom(id) {
  for (const old of document.querySelectorAll("rect.shown")) old.classList.remove("shown");
  const box = id && document.getElementById(`box-${id}`);
  if (!box) return;
  box.classList.add("shown");
  const svg = box.ownerSVGElement;
  const photo = svg.closest(".photo");
  const number = (name) => Number(box.getAttribute(name));
  const whole = { width: Number(photo.dataset.width), height: Number(photo.dataset.height) };
  const width = Math.min(whole.width, Math.max(number("width") * 6, whole.width / 6));
  const height = Math.min(whole.height, width * whole.height / whole.width);
  const x = Math.min(whole.width - width, Math.max(0, number("x") + number("width") / 2 - width / 2));
  const y = Math.min(whole.height - height, Math.max(0, number("y") + number("height") / 2 - height / 2));
  svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
}

function showWhole() {
  for (const photo of document.querySelectorAll(".photo")) {
    photo.querySelector("svg").setAttribute("viewBox", `0 0 ${photo.dataset.width} ${photo.dataset.height}`);
  }
}

function startReview(list) {
  for (const form of list.querySelectorAll("form")) {
    const input = form.querySelector("[name=text]");
    input.addEventListener("focus", () => { zoom(form.dataset.box); input.select(); });
    // Enter accepts what was read, or corrects what was changed.
    input.addEventListener("keydown", (event) => {
      if (event.key === "Escape") input.value = input.dataset.read;
      if (event.key !== "Enter") return;
      event.preventDefault();
      const action = input.value.trim() === input.dataset.read ? "accept" : "correct";
      form.querySelector(`button[value=${action}]`).click();
    });
  }
  list.querySelector("[name=text]")?.focus();
}

document.addEventListener("focusin", (event) => {
  const row = event.target.closest?.("tr[data-box]");
  if (row) zoom(row.dataset.box);
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
  if (event.key === "u") document.querySelector("#undo button")?.click();
  if (event.key === "z") showWhole();
  if (event.key === "?") document.querySelector(".hint")?.scrollIntoView();
});

const area = document.getElementById("upload");
if (area) startScanner(area);
const review = document.getElementById("review");
if (review) startReview(review);
const state = document.getElementById("state");
if (state && !state.dataset.settled) {
  setInterval(async () => {
    const answer = await fetch(`/api/v1/scans/${state.dataset.scan}`).catch(() => null);
    if (answer?.ok && (await answer.json()).isSettled) location.reload();
  }, 1000);
}
