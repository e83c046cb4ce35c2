import { isAtLeast, isAtMost, isGiven, isOfTypeText } from '../../constraints/checks';
import type { Row } from '../../constraints/row';

/** Fewest and most characters of a password (A section 9). */
export const PASSWORD_LENGTH = [8, 250] as const;

/**
 * The row of a password. Spaces around it belong to it, and no message repeats any of its characters.
 * @param tooShort said of one with too few characters; the common sentence unless given
 */
export const passwordRow = <V>(label: string, required: string, tooShort?: string): Row<V> => ({
  kind: 'field',
  field: { label, required: true, minLength: PASSWORD_LENGTH[0], maxLength: PASSWORD_LENGTH[1] },
  checks: [
    isOfTypeText(required),
    isGiven(required),
    isAtLeast(PASSWORD_LENGTH[0], tooShort),
    isAtMost(PASSWORD_LENGTH[1]),
  ],
  tidy: (value) => value,
  blank: '',
});
