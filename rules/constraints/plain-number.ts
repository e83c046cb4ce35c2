import { plainForms } from './plain-forms';
import type { Repair } from './repair';

/**
 * Takes spaces and hyphens out of a number that was copied with them from a letter or a card, and makes its digits plain ones. A text that
 * does not have the number's form without them, such as a name, stays as it was typed.
 * @example plainNumber(/^\d{11}$/)('2010-1000-001') // '20101000001'
 */
export const plainNumber =
  (form: RegExp): Repair =>
  (typed) => {
    const bare = plainForms(typed).replace(/[\s-]/g, '');
    return form.test(bare) ? bare : typed;
  };

/** A number of the record: an entity's or a document's. */
export const RECORD_NUMBER = plainNumber(/^\d{11}$/);
