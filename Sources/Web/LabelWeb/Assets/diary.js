// The draft of a phrase while it is typed, and swiping from day to day.
const form = document.getElementById("log");
const phrase = document.getElementById("phrase");
const preview = document.getElementById("preview");
let timer, asked = 0;

async function draft() {
  const number = ++asked;
  const answer = await fetch(`/diary/${form.dataset.day}/draft?phrase=${encodeURIComponent(phrase.value)}`).catch(() => null);
  // An answer that comes after a later one is left out.
  if (!answer?.ok || number !== asked) return;
  preview.innerHTML = await answer.text();
}

phrase.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(draft, 200); });

document.querySelector("input[type=date]").addEventListener("change", (event) => {
  if (event.target.value) event.target.form.submit();
});

// A swipe is quick, long and level; it does not begin in something that scrolls itself.
let start = null;
document.addEventListener("touchstart", (event) => {
  const isAlone = event.touches.length === 1 && !event.target.closest(".wide, input, select");
  start = isAlone ? { x: event.touches[0].clientX, y: event.touches[0].clientY, time: event.timeStamp } : null;
}, { passive: true });
document.addEventListener("touchend", (event) => {
  if (!start) return;
  const end = event.changedTouches[0], across = end.clientX - start.x, down = end.clientY - start.y;
  if (Math.abs(across) < 80 || Math.abs(down) > 40 || event.timeStamp - start.time > 600) return;
  document.querySelector(across > 0 ? "a[rel=prev]" : "a[rel=next]").click();
}, { passive: true });
