let isPressed = false;
let waiting: (() => void)[] = [];

/** The click comes in the same task as the release, and must find everything where it was pressed. */
const release = () =>
  setTimeout(() => {
    isPressed = false;
    const due = waiting;
    waiting = [];
    for (const act of due) act();
  });

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), { capture: true });
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(end, release, { capture: true });
  // Let go outside of the window, where no page is told of it.
  window.addEventListener('blur', release);
}

/**
 * Makes a change that moves parts of the page: at once, or while a pointer is pressed, after its click. Otherwise the pressed element would
 * move away from the pointer before it is released, and the press would be lost.
 */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.push(act);
  else act();
}
