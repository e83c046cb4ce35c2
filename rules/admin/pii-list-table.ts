import { choice } from '../decision-table/domain';
import { defineTable } from '../decision-table/table';

/** Page action codes: `A` add, `E` edit, `V` view the list (A9). */
export const PII_MODES = ['A', 'E', 'V'] as const;
export type PiiMode = (typeof PII_MODES)[number];

export const PII_EVENTS = ['next', 'save', 'edit', 'addAnother', 'delete', 'cancel'] as const;

/** What becomes of the filers and the request. */
export type PiiDeed = 'addFiler' | 'replaceFiler' | 'removeFiler' | 'clearFilers' | 'storeRequest' | 'none';

/** Where the page goes: another mode, on to the review, or to the question whether to leave for the admin home. */
export interface PiiStep {
  to: PiiMode | 'review' | 'askToLeave' | 'same';
  deed: PiiDeed;
}

const to = (place: PiiStep['to'], deed: PiiDeed = 'none'): PiiStep => ({ to: place, deed });
const stays = to('same');

/**
 * The list of filers of a request to remove personal data (A2-pii). Unlike a filing's list, its Cancel clears the filers, and its
 * Next asks whether there are more. `filers` counts them before the event; `next` and `save` come after the rules have passed.
 */
export const PII_LIST_TABLE = defineTable<PiiStep>()({
  name: 'Filers of a request to remove personal data',
  source: 'A2-pii',
  hitPolicy: 'unique',
  inputs: {
    mode: choice(PII_MODES),
    event: choice(PII_EVENTS),
    additionalFilers: choice(['', 'Y', 'N']),
    filers: choice(['none', 'one', 'several']),
  },
  rows: [
    { when: { mode: 'A', event: 'next' }, then: to('V', 'addFiler') },
    { when: { mode: 'E', event: 'save' }, then: to('V', 'replaceFiler') },
    { when: { mode: ['A', 'E'], event: 'cancel' }, then: to('askToLeave') },

    { when: { mode: 'V', event: 'next', additionalFilers: 'Y' }, then: to('A') },
    {
      when: { mode: 'V', event: 'next', additionalFilers: ['', 'N'] },
      then: to('review', 'storeRequest'),
    },
    { when: { mode: 'V', event: 'edit' }, then: to('E') },
    { when: { mode: 'V', event: 'addAnother' }, then: to('A') },
    { when: { mode: 'V', event: 'delete', filers: ['none', 'one'] }, then: to('A', 'removeFiler') },
    { when: { mode: 'V', event: 'delete', filers: 'several' }, then: to('V', 'removeFiler') },
    { when: { mode: 'V', event: 'cancel' }, then: to('A', 'clearFilers') },

    { when: { mode: 'A', event: ['save', 'edit', 'addAnother', 'delete'] }, then: stays },
    { when: { mode: 'E', event: ['next', 'edit', 'addAnother', 'delete'] }, then: stays },
    { when: { mode: 'V', event: 'save' }, then: stays },
  ],
});
