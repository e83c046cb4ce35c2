import { getIn, type FormikValues } from 'formik';
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

/** What a control holds that the form does not know of; null where they agree. */
function filledIn(control: Control, values: FormikValues): FilledIn | null {
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
 * Takes what a browser, a password manager or a script has put into the controls of a form without saying so. All of it is read first: React
 * puts the other controls back as soon as one of them has changed.
 * @param except the control whose own event is on its way
 */
export function takeFilledIn(form: HTMLFormElement, values: FormikValues, except: EventTarget | null): void {
  [...form.elements]
    .filter((element) => element !== except && isRead(element) && element.name !== '' && !element.disabled)
    .flatMap((element) => filledIn(element as Control, values) ?? [])
    .forEach(tell);
}
