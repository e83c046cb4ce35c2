import { flushSync } from 'react-dom';
import { beginVisibleLoading, VISIBLE_AFTER } from '../controls/loading/visible-loading';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The position of an element: which child of which child of the root. */
function placeOf(root: Element, element: Element): number[] {
  const place: number[] = [];
  for (let node = element; node !== root && node.parentElement; node = node.parentElement) {
    place.unshift([...node.parentElement.children].indexOf(node));
  }
  return place;
}

/** The element of the same kind at the same place; undefined where the page has become another one. */
function sameAt(root: Element, place: readonly number[], before: Element): HTMLElement | undefined {
  let node: Element | undefined = root;
  for (const index of place) node = node?.children[index];
  return node instanceof HTMLElement && node.tagName === before.tagName && node.id === before.id
    ? node
    : undefined;
}

const isChanged = (field: Field): boolean =>
  field.value !== field.defaultValue ||
  (field instanceof HTMLInputElement && field.checked !== field.defaultChecked);

/** As if it had just been typed or pressed, so that the application's event handlers run. */
function enter(field: HTMLElement, before: Field): void {
  if (before instanceof HTMLInputElement && field instanceof HTMLInputElement) {
    if (field.checked !== before.checked) return field.click();
  }
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as Field, 'value') ?? {};
  set?.call(field, before.value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const buttonsOf = (root: Element) => [...root.querySelectorAll('button')];
const headingOf = (root: Element) => root.querySelector('h1')?.textContent;

/** Milliseconds for which the application looks for a button that was pressed before it was there. */
const PRESS_KEPT = 20_000;

/**
 * Presses the button again that was pressed on the page from the server, as soon as the application shows it; not once the visitor has
 * done something else, or has waited so long that the press would come as a surprise.
 * @returns to be called once the application is drawn
 */
function keptPress(root: Element): () => void {
  const pressed = root.querySelector('[data-pressed]');
  if (!pressed) return () => undefined;
  const [label, heading] = [pressed.textContent, headingOf(root)];
  const isSame = ({ textContent }: Element) => textContent === label;
  const which = buttonsOf(root)
    .filter(isSame)
    .indexOf(pressed as HTMLButtonElement);
  return () => {
    const drawn = new MutationObserver(press);
    function release() {
      drawn.disconnect();
      window.removeEventListener('pointerdown', release, true);
      window.removeEventListener('keydown', release, true);
    }
    function press() {
      const button = buttonsOf(root).filter(isSame)[which];
      if (!button || headingOf(root) !== heading) return;
      release();
      button.click();
    }
    window.addEventListener('pointerdown', release, true);
    window.addEventListener('keydown', release, true);
    setTimeout(release, PRESS_KEPT);
    drawn.observe(root, { childList: true, subtree: true });
    press();
  };
}

/**
 * Draws the application in the place of the page that came from the server, in one frame. A visitor who has begun to use that page loses
 * nothing: focus, caret, scroll position and typed text stay the same, and a button that was pressed is pressed again.
 * @param draw renders into the root
 */
export function replaceServerPage(root: HTMLElement, draw: () => void): void {
  const focused = root.contains(document.activeElement) ? document.activeElement : null;
  const focusedAt = focused && placeOf(root, focused);
  const caret = focused instanceof HTMLInputElement ? focused.selectionStart : null;
  const entered = [...root.querySelectorAll<Field>('input, textarea')]
    .filter(isChanged)
    .map((field) => ({ field, place: placeOf(root, field) }));
  const pressAgain = keptPress(root);
  const { scrollX, scrollY } = window;
  // A wait that the page shows by now (`.loading-place`) goes on without a gap.
  if (performance.now() > VISIBLE_AFTER) beginVisibleLoading()();
  delete root.dataset.waiting;
  flushSync(draw);
  for (const { field, place } of entered) {
    const now = sameAt(root, place, field);
    if (now) flushSync(() => enter(now, field));
  }
  if (focused && focusedAt) {
    const now = sameAt(root, focusedAt, focused);
    now?.focus({ preventScroll: true });
    if (now instanceof HTMLInputElement && caret !== null) now.setSelectionRange(caret, caret);
  }
  if (window.scrollX !== scrollX || window.scrollY !== scrollY) window.scrollTo(scrollX, scrollY);
  pressAgain();
}
