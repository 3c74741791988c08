// Says when the phone is connected, and withdraws the code when the page is left.
const offer = document.getElementById("offer");
const taken = document.getElementById("taken");

async function watch() {
  while (!taken.querySelector("[data-taken]")) {
    await new Promise((next) => setTimeout(next, 1500));
    const answer = await fetch(`/settings/phones/${offer.dataset.id}`).catch(() => null);
    if (answer?.ok) taken.innerHTML = await answer.text();
  }
  offer.querySelector(".qr").remove();
}
watch();

addEventListener("pagehide", () => {
  fetch(`/settings/phones/${offer.dataset.id}/withdraw`, { method: "POST", keepalive: true, redirect: "manual" });
});
