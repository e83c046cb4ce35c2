/** Where the card page's script is served. */
export const SCRIPT_PATH = '/pay/assets/card-page.js';

/**
 * Warns aloud five minutes and one minute before the page closes. The page holds the seconds that are left, so that the browser's clock
 * does not matter; without scripts the sentence above the form says the same from the start. More time is asked for without leaving the
 * page, so that the number that was typed stays: it never comes back from the server. After payment, Back leads to the receipt again.
 */
export const PAYMENT_PAGE_SCRIPT = `
const receipt = document.querySelector('[data-receipt]');
const cameBack = performance.getEntriesByType('navigation')[0]?.type === 'back_forward';
if (receipt && cameBack) location.replace(receipt.href);
// A page that the browser kept as it was left may show a form that has been paid.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());

const warning = document.getElementById('time-warning');
let closes = performance.now() + Number(warning?.dataset.seconds) * 1000;
const sentences = [
  [300, warning?.dataset.atFive],
  [60, warning?.dataset.atOne],
  [0, warning?.dataset.closed],
];
const look = () => {
  const left = (closes - performance.now()) / 1000;
  const text = sentences.findLast(([from]) => left <= from)?.[1] ?? '';
  if (warning.textContent !== text) warning.textContent = text;
};
if (warning) setInterval(look, 1000);

const askForTime = async (button) => {
  const token = button.form.elements.token.value;
  const answer = await fetch(button.formAction, { method: 'POST', body: new URLSearchParams({ token }) });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const [time, left] = ['time-limit', 'time-warning'].map((id) => page.getElementById(id));
  if (!answer.ok || !time || !left) return location.reload();
  closes = performance.now() + Number(left.dataset.seconds) * 1000;
  look();
  const shown = document.getElementById('time-limit');
  shown.innerHTML = time.innerHTML;
  shown.tabIndex = -1;
  shown.focus();
};
const moreTime = document.getElementById('more-time');
moreTime?.addEventListener('click', (event) => {
  event.preventDefault();
  askForTime(moreTime).catch(() => moreTime.form.requestSubmit(moreTime));
});
`;
