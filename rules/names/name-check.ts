import { flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { EntityNameValues } from '../filing-parts/sections';

import { sentence, type Text } from '../language/text';

/** The result of a check of a name: continue, ask whether the filer is authorized, or an error at the field. */
export type NameCheckOutcome = 'available' | 'reserved' | 'notAvailable' | 'invalid';

/** The message where a name is asked for and none was entered. */
export const NAME_REQUIRED = 'Enter the name you want to use';

/** Message of a name that another entity holds (W5-name-taken). */
export const NAME_TAKEN_MESSAGE = 'That name is already being used in Colorado.';

/** After No to a reserved name, next to the field that was emptied (W5-name-reserved). */
export const reservedNameDeclined = (name: string): Text =>
  sentence('“{name}” is reserved for somebody else, so it was removed. Enter another name.', { name });

/** Message of the dialog on review when the name has been taken in the meantime (W8-taken). */
export const NAME_TAKEN_ON_REVIEW_MESSAGE =
  'This entity name has been taken and is already in use in Colorado. Please choose another name.';

/** What the registry answers on a name. */
export interface NameCheck {
  valid: boolean;
  isAvailable: boolean;
  isReserved: boolean;
  /** The filer's answer to the reserved-name dialog; null before it. */
  isAuthorizedToUse?: boolean | null;
}

export const NAME_CHECK_TABLE = defineTable<NameCheckOutcome>()({
  name: 'Outcome of a name check',
  source: 'W4-name-outcomes',
  hitPolicy: 'unique',
  inputs: {
    valid: flag(),
    isReserved: flag(),
    isAuthorized: flag(),
    isAvailable: flag(),
  },
  rows: [
    { when: { valid: false }, then: 'invalid' },
    { when: { valid: true, isReserved: true, isAuthorized: true }, then: 'available' },
    { when: { valid: true, isReserved: true, isAuthorized: false }, then: 'reserved' },
    { when: { valid: true, isReserved: false, isAvailable: true }, then: 'available' },
    { when: { valid: true, isReserved: false, isAvailable: false }, then: 'notAvailable' },
  ],
});

/** Takes what any browser may have sent: only `true` counts as true. */
export const nameCheckOutcome = ({
  valid,
  isAvailable,
  isReserved,
  isAuthorizedToUse,
}: NameCheck): NameCheckOutcome =>
  evaluate(NAME_CHECK_TABLE, {
    valid: valid === true,
    isAvailable: isAvailable === true,
    isReserved: isReserved === true,
    isAuthorized: isAuthorizedToUse === true,
  });

/** The outcome that the values of the step already hold; null while the name has not been checked. */
export const heldNameOutcome = ({ isNameValid, availability }: EntityNameValues): NameCheckOutcome | null =>
  availability && nameCheckOutcome({ valid: isNameValid, ...availability });
