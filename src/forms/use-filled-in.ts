import { getIn, useFormikContext, type FormikValues } from 'formik';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A control that holds something else than the form knows of, and the property that has it. */
interface FilledIn {
  control: Control;
  property: 'value' | 'checked';
  known: string | boolean;
  held: string | boolean;
}

const UNREAD_TYPES = ['file', 'submit', 'button', 'hidden'];

const isRead = (element: Element): element is Control =>
  (element instanceof HTMLInputElement && !UNREAD_TYPES.includes(element.type) && !element.readOnly) ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** A textarea's own line breaks, and what `type="email"` takes off the ends, are no difference. */
const plain = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** What a control holds that the form does not know of; null where they agree, or where the control is another form's. */
function filledIn(control: Control, values: FormikValues): FilledIn | null {
  const [first = ''] = control.name.split(/[.[]/);
  if (!(first in values)) return null;
  const value: unknown = getIn(values, control.name);
  if (control.type === 'radio' || control.type === 'checkbox') {
    const { checked: held, value: choice } = control as HTMLInputElement;
    const known = control.type === 'radio' ? value === choice : value === true;
    // Of the radios of a question the one that is chosen tells the answer.
    const isTold = control.type === 'checkbox' || held;
    return isTold && held !== known ? { control, property: 'checked', known, held } : null;
  }
  const known = typeof value === 'string' ? value : '';
  const held = control.value;
  // A list shows nothing for a value that it does not have, for example before its choices have come.
  const isUnlisted =
    control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === known);
  const isSame = held === known || (control.type !== 'password' && plain(held) === plain(known));
  return isSame || (isUnlisted && held === '') ? null : { control, property: 'value', known, held };
}

/**
 * Tells React of it as if somebody had typed or chosen it, and left the field. React takes an event for a change only where the property
 * is another than it was when it was last set through the element itself.
 */
function tell({ control, property, known, held }: FilledIn): void {
  Object.assign(control, { [property]: known });
  if (property === 'checked') return control.click();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set?.call(control, held);
  const isList = control instanceof HTMLSelectElement;
  control.dispatchEvent(new Event(isList ? 'change' : 'input', { bubbles: true }));
  if (control !== document.activeElement)
    flushSync(() => control.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
}

/**
 * Takes what a browser, a password manager or a script has put into controls without saying so. All of it is read first: React puts the other
 * controls back as soon as one of them has changed.
 * @param except the control whose own event is on its way
 */
function takeFilledIn(around: HTMLElement, values: FormikValues, except: EventTarget | null): void {
  [...around.querySelectorAll('input, select, textarea')]
    .filter(isRead)
    .filter((control) => control !== except && !control.disabled)
    .flatMap((control) => filledIn(control, values) ?? [])
    .forEach(tell);
}

/** What somebody does next with a form that was filled in for them: goes on, presses something else, or types. */
const NEXT_EVENTS = ['click', 'input', 'submit'];

/**
 * Takes what the controls of a formik hold, even where they were filled in without an event.
 * @returns the ref of the element around the controls
 */
export function useFilledIn<E extends HTMLElement>(): RefObject<E | null> {
  const { values } = useFormikContext<FormikValues>();
  const around = useRef<E>(null);
  const latest = useRef(values);
  useLayoutEffect(() => {
    latest.current = values;
  });
  useEffect(() => {
    let isTaking = false;
    const take = ({ target }: Event) => {
      // What is told of a control is an event, too.
      if (isTaking || around.current === null) return;
      isTaking = true;
      try {
        takeFilledIn(around.current, latest.current, target);
      } finally {
        isTaking = false;
      }
    };
    // Of the whole document: Save and finish later stands beside the form. Before the form itself hears of it.
    for (const event of NEXT_EVENTS) document.addEventListener(event, take, { capture: true });
    return () => {
      for (const event of NEXT_EVENTS) document.removeEventListener(event, take, { capture: true });
    };
  }, []);
  return around;
}
