/** Where the card page's script is served. */
export const SCRIPT_PATH = '/pay/assets/card-page.js';

/**
 * Warns aloud five minutes and one minute before the page closes. The page holds the seconds that are left, so that the browser's clock
 * does not matter; without scripts the sentence above the form says the same from the start.
 */
export const PAYMENT_PAGE_SCRIPT = `
const warning = document.getElementById('time-warning');
const seconds = Number(warning?.dataset.seconds);
const opened = performance.now();
const sentences = [
  [300, 'This page closes in 5 minutes. Press \\u201cGive me more time\\u201d to keep it open.'],
  [60, 'This page closes in 1 minute. Press \\u201cGive me more time\\u201d to keep it open.'],
  [0, 'This page has closed. Your card was not charged. Go back to your filing to pay.'],
];
const look = () => {
  const left = seconds - (performance.now() - opened) / 1000;
  const due = sentences.findLast(([from]) => left <= from);
  if (due && warning.textContent !== due[1]) warning.textContent = due[1];
};
if (warning) setInterval(look, 1000);
`;
