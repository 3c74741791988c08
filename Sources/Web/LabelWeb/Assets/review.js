// The photo beside the values: focusing a value pans and zooms to its box. All of it works by keyboard.
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** A photo that can be moved, zoomed and turned; its window is in the photo's own pixels. */
class Photo {
  constructor(figure) {
    this.svg = figure.querySelector("svg");
    this.turned = figure.querySelector(".turned");
    this.own = { width: Number(figure.dataset.width), height: Number(figure.dataset.height) };
    this.turns = 0;
    this.whole();
    this.listen();
  }

  /** The size as it is turned. */
  get size() {
    return this.turns % 2 ? { width: this.own.height, height: this.own.width } : this.own;
  }

  show(window) {
    this.window = window;
    const { x, y, width, height } = window;
    this.svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  }

  /** Moves to a window in a few steps, or at once where a person wants no motion. */
  move(target) {
    cancelAnimationFrame(this.frame);
    if (still.matches) return this.show(target);
    const from = this.window, start = performance.now();
    const step = (now) => {
      const t = Math.min(1, (now - start) / 180), eased = 1 - (1 - t) ** 3;
      const mix = (key) => from[key] + (target[key] - from[key]) * eased;
      this.show({ x: mix("x"), y: mix("y"), width: mix("width"), height: mix("height") });
      if (t < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  whole() { this.isClose = false; this.show({ x: 0, y: 0, ...this.size }); }

  rotate() {
    this.turns = (this.turns + 1) % 4;
    const { width, height } = this.own;
    const moves = ["", `translate(${height} 0) rotate(90)`, `translate(${width} ${height}) rotate(180)`, `translate(0 ${width}) rotate(270)`];
    this.turned.setAttribute("transform", moves[this.turns]);
    this.whole();
  }

  /** Where a rectangle of the photo is as it is turned. */
  place({ x, y, width, height }) {
    const own = this.own;
    if (this.turns === 1) return { x: own.height - y - height, y: x, width: height, height: width };
    if (this.turns === 2) return { x: own.width - x - width, y: own.height - y - height, width, height };
    if (this.turns === 3) return { x: y, y: own.width - x - width, width: height, height: width };
    return { x, y, width, height };
  }

  /** Zooms until a box fills a quarter of the width, with its row around it. */
  zoom(rect) {
    const number = (name) => Number(rect.getAttribute(name));
    const box = this.place({ x: number("x"), y: number("y"), width: number("width"), height: number("height") });
    const frame = this.svg.getBoundingClientRect();
    const shape = frame.height / Math.max(1, frame.width);
    const width = Math.max(box.width * 4, this.size.width / 5, (box.height * 5) / shape);
    this.isClose = true;
    this.move({
      x: box.x + box.width / 2 - width / 2, y: box.y + box.height / 2 - (width * shape) / 2,
      width, height: width * shape,
    });
  }

  /** Makes the window smaller or larger around a place of the screen. */
  scale(factor, clientX, clientY) {
    const frame = this.svg.getBoundingClientRect(), { x, y, width, height } = this.window;
    const least = Math.max(this.size.width, this.size.height) / 40;
    if ((factor < 1 && width < least) || (factor > 1 && width > this.size.width * 2)) return;
    const across = (clientX - frame.left) / frame.width, down = (clientY - frame.top) / frame.height;
    this.show({
      x: x + width * across * (1 - factor), y: y + height * down * (1 - factor),
      width: width * factor, height: height * factor,
    });
  }

  /** Dragging moves, the wheel and two fingers zoom. */
  listen() {
    const fingers = new Map();
    this.svg.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.scale(event.deltaY < 0 ? 0.85 : 1 / 0.85, event.clientX, event.clientY);
    }, { passive: false });
    this.svg.addEventListener("dragstart", (event) => event.preventDefault());
    this.svg.addEventListener("pointerdown", (event) => fingers.set(event.pointerId, event));
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) {
      this.svg.addEventListener(name, (event) => fingers.delete(event.pointerId));
    }
    this.svg.addEventListener("pointermove", (event) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const frame = this.svg.getBoundingClientRect(), { x, y, width, height } = this.window;
      const other = [...fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
      if (other) {
        const distance = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
        this.scale(distance(before) / Math.max(1, distance(event)), other.clientX, other.clientY);
      } else {
        const unit = Math.max(width / frame.width, height / frame.height);
        this.show({ x: x - (event.clientX - before.clientX) * unit, y: y - (event.clientY - before.clientY) * unit, width, height });
      }
      fingers.set(event.pointerId, event);
    });
  }
}

const photos = new Map([...document.querySelectorAll(".photo")].map((figure) => [figure, new Photo(figure)]));
let shown = null;

/** Marks a value's box and those that speak against it, and brings it into view. */
function show(key, others) {
  for (const old of document.querySelectorAll(".photo .shown, .photo .with")) old.classList.remove("shown", "with");
  for (const other of others || []) {
    for (const box of document.querySelectorAll(`.photo [data-key="${other}"]`)) box.classList.add("with");
  }
  const box = document.querySelector(`.photo [data-key="${key}"]`);
  shown = box;
  if (!box) return;
  box.classList.add("shown");
  bring(box.closest(".photo"));
  photos.get(box.closest(".photo")).zoom(box.querySelector("rect"));
}

/** Brings one of several photos into view; the page itself does not move. */
function bring(figure) {
  const strip = figure.parentElement;
  strip.scrollTo({ left: figure.offsetLeft - strip.offsetLeft, behavior: still.matches ? "auto" : "smooth" });
}

for (const link of document.querySelectorAll(".thumbs a")) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    bring(document.getElementById(link.hash.slice(1)));
  });
}

function toggleZoom() {
  for (const photo of photos.values()) {
    if (shown && photos.get(shown.closest(".photo")) === photo && !photo.isClose) photo.zoom(shown.querySelector("rect"));
    else photo.whole();
  }
}

function rotate() { for (const photo of photos.values()) photo.rotate(); }

const forms = [...document.querySelectorAll("form.answer")];
for (const form of forms) {
  const { text: input, read, unit, readUnit, bound, readBound } = form.elements;
  const button = form.querySelector("button[value=accept]");
  const label = () => {
    const isSame = input.value.trim() === read.value && unit.value === readUnit.value && (!bound || bound.value === readBound.value);
    if (button) button.textContent = isSame ? button.dataset.same : button.dataset.changed;
  };
  form.addEventListener("input", label);
  form.addEventListener("focusin", () => show(form.dataset.key, form.dataset.with.split(" ").filter(Boolean)));
  input.addEventListener("focus", () => input.select());
  input.addEventListener("keydown", (event) => {
    if (event.key === "Escape") { input.value = read.value; label(); input.select(); }
  });
}

for (const link of document.querySelectorAll(".values a[data-key]")) {
  link.addEventListener("focus", () => show(link.dataset.key));
  link.addEventListener("pointerenter", () => show(link.dataset.key));
}

// A box of a value on this page focuses its field.
for (const box of document.querySelectorAll(".photo a[data-key]")) {
  box.addEventListener("click", (event) => {
    const field = document.getElementById(`text-${box.dataset.key}`);
    if (!field) return;
    event.preventDefault();
    field.focus();
  });
}

const help = document.getElementById("help");
document.getElementById("zoom")?.addEventListener("click", toggleZoom);
document.getElementById("rotate")?.addEventListener("click", rotate);
document.getElementById("help-button")?.addEventListener("click", () => help.showModal());

// No single letters inside fields, but those that no amount has.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || help?.open) return;
  if (/^(SELECT|TEXTAREA)$/.test(event.target.tagName) || event.target.type === "search") return;
  const actions = {
    u: () => document.querySelector("#undo button")?.click(),
    r: rotate,
    z: toggleZoom,
    "?": () => help?.showModal(),
  };
  // On a keyboard of another script the key's place decides.
  const letter = /^[a-z?]$/i.test(event.key) ? event.key.toLowerCase() : event.code.replace("Key", "").toLowerCase();
  const action = actions[letter];
  if (!action) return;
  event.preventDefault();
  action();
});

const wanted = document.getElementById(decodeURIComponent(location.hash.slice(1)))?.querySelector("[name=text]");
(document.querySelector("[name=meaning]") || document.querySelector("[aria-invalid]") || wanted || forms[0]?.elements.text)?.focus();
