import { choice, flag } from '../../decision-table/domain';
import { defineTable } from '../../decision-table/table';

/** What is done with the list of filers: the page action codes A, E and V of the specification (A9). */
export const PII_MODES = ['add', 'edit', 'list'] as const;
export type PiiMode = (typeof PII_MODES)[number];

export const PII_EVENTS = ['next', 'save', 'edit', 'addAnother', 'delete', 'cancel'] as const;

/** The effect on the filers and the request. */
export type PiiEffect = 'addFiler' | 'replaceFiler' | 'removeFiler' | 'clearFilers' | 'none';

/** Where the page goes: another mode, on to the review, or to the question whether to leave for the admin home. */
export interface PiiStep {
  to: PiiMode | 'review' | 'askToLeave' | 'same';
  effect: PiiEffect;
}

const to = (place: PiiStep['to'], effect: PiiEffect = 'none'): PiiStep => ({ to: place, effect });
const stays = to('same');

/**
 * The list of filers of a request to remove personal data (A2-pii). Unlike a filing's list, its Cancel clears the filers, and its
 * Next asks whether there are more. `isOnlyFiler`: there is no other; `next` and `save` come after the rules have passed.
 */
export const PII_LIST_TABLE = defineTable<PiiStep>()({
  name: 'Filers of a request to remove personal data',
  source: 'A2-pii',
  hitPolicy: 'unique',
  inputs: {
    mode: choice(PII_MODES),
    event: choice(PII_EVENTS),
    additionalFilers: choice(['', 'Y', 'N']),
    isOnlyFiler: flag(),
  },
  rows: [
    { when: { mode: 'add', event: 'next' }, then: to('list', 'addFiler') },
    { when: { mode: 'edit', event: 'save' }, then: to('list', 'replaceFiler') },
    { when: { mode: ['add', 'edit'], event: 'cancel' }, then: to('askToLeave') },

    { when: { mode: 'list', event: 'next', additionalFilers: 'Y' }, then: to('add') },
    {
      when: { mode: 'list', event: 'next', additionalFilers: ['', 'N'] },
      then: to('review'),
    },
    { when: { mode: 'list', event: 'edit' }, then: to('edit') },
    { when: { mode: 'list', event: 'addAnother' }, then: to('add') },
    { when: { mode: 'list', event: 'delete', isOnlyFiler: true }, then: to('add', 'removeFiler') },
    { when: { mode: 'list', event: 'delete', isOnlyFiler: false }, then: to('list', 'removeFiler') },
    { when: { mode: 'list', event: 'cancel' }, then: to('add', 'clearFilers') },

    { when: { mode: 'add', event: ['save', 'edit', 'addAnother', 'delete'] }, then: stays },
    { when: { mode: 'edit', event: ['next', 'edit', 'addAnother', 'delete'] }, then: stays },
    { when: { mode: 'list', event: 'save' }, then: stays },
  ],
});
