import { flushSync } from 'react-dom';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Where an element stands: which child of which child of the root. */
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

/** As if it had been typed, or pressed, now, so that the application's event handlers run. */
function enter(field: HTMLElement, before: Field): void {
  if (before instanceof HTMLInputElement && field instanceof HTMLInputElement) {
    if (field.checked !== before.checked) return field.click();
  }
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as Field, 'value') ?? {};
  set?.call(field, before.value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Draws the application in the place of the page that came from the server, at once and in one frame. Whoever has begun to use that
 * page loses nothing: focus, caret, place in the page and what was typed are the same afterwards.
 * @param draw renders into the root
 */
export function takeOver(root: Element, draw: () => void): void {
  const focused = root.contains(document.activeElement) ? document.activeElement : null;
  const focusedAt = focused && placeOf(root, focused);
  const caret = focused instanceof HTMLInputElement ? focused.selectionStart : null;
  const entered = [...root.querySelectorAll<Field>('input, textarea')]
    .filter(isChanged)
    .map((field) => ({ field, place: placeOf(root, field) }));
  const { scrollX, scrollY } = window;
  flushSync(draw);
  for (const { field, place } of entered) {
    const now = sameAt(root, place, field);
    if (now) enter(now, field);
  }
  if (focused && focusedAt) {
    const now = sameAt(root, focusedAt, focused);
    now?.focus({ preventScroll: true });
    if (now instanceof HTMLInputElement && caret !== null) now.setSelectionRange(caret, caret);
  }
  if (window.scrollX !== scrollX || window.scrollY !== scrollY) window.scrollTo(scrollX, scrollY);
}
