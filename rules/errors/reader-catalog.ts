import { defineTable } from '../decision-table/table';
import { TOO_MANY_TRIES_MESSAGE } from './access-rows';
import { answered, catalogInputs, otherwise, unanswered, type Catalog } from './catalog-row';
import { log, showError, type Effect } from './effect';
import { effectsIn } from './effects-in';
import { READER_OPERATIONS, type ReaderOperation } from './reader-operations';
import type { Outcome } from './outcome';

const NOT_ASKED = showError("Your request can't be taken at this time. Nothing was changed. Try again.");
const TOO_MANY_ASKED = showError(
  'No more messages to confirm can be sent for now. Use the newest one, if one came, or try again tomorrow.',
);
const UNKNOWN_RECORD = showError('There is no such record any more. Look the business up again.');
const NOT_CHANGED = showError("This can't be changed at this time. Nothing was changed. Try again.");
const NOTHING_THERE = showError(
  'There is nothing to change here any more. Load the page again to see what you follow now.',
);

/** Without an answer, what was asked for may have been done all the same. */
const MAY_BE_ASKED = showError(
  'No answer has come. The message may be on its way: look for it before you try again.',
);
const MAY_BE_CHANGED = showError(
  'No answer has come. The change may have been made all the same. To be sure, try again.',
);

/** The same press is answered with the same key. */
const MAY_BE_MADE = showError(
  'No answer has come. The key may have been made all the same. Press the button again to see it, and do not leave this page before.',
);

const PAGES = ['confirmFollow', 'stopMessages'] as const;
const KEY_PAGES = ['makeOpenKey', 'takeBackOpenKey'] as const;

export { isReaderOperation, type ReaderOperation } from './reader-operations';

/** Following records, and the pages on which that is changed and ended (T3-follow, T3-stop); what the page for developers asks. */
export const READER_CATALOG: Catalog = defineTable<readonly Effect[]>()({
  name: 'What an answer of the registry leads to on the pages of followers and developers',
  source: 'T3-follow',
  hitPolicy: 'unique',
  inputs: catalogInputs(READER_OPERATIONS),
  rows: [
    answered('followRecord', 200),
    answered('followRecord', 404, UNKNOWN_RECORD),
    answered('followRecord', 422, { kind: 'showProblems' }),
    answered('followRecord', 429, TOO_MANY_ASKED),
    otherwise('followRecord', [200, 404, 422, 429], log(), NOT_ASKED),
    unanswered('followRecord', log(), MAY_BE_ASKED),

    // The page itself says what became of the link.
    answered(PAGES, [200, 404, 410]),
    answered(PAGES, 429, showError(TOO_MANY_TRIES_MESSAGE)),
    otherwise(PAGES, [200, 404, 410, 429], log(), NOT_CHANGED),
    unanswered(PAGES, log(), MAY_BE_CHANGED),

    // The page says itself that there is nothing to show.
    answered('following', [200, 404]),
    otherwise('following', [200, 404], log()),
    unanswered('following', log()),

    // So does the page for developers (T4-page).
    answered('openFiles', 200),
    otherwise('openFiles', [200], log()),
    unanswered('openFiles', log()),

    answered('askForOpenKey', 200),
    answered('askForOpenKey', 422, { kind: 'showProblems' }),
    answered('askForOpenKey', 429, TOO_MANY_ASKED),
    otherwise('askForOpenKey', [200, 422, 429], log(), NOT_ASKED),
    unanswered('askForOpenKey', log(), MAY_BE_ASKED),

    // The page says itself what it is told of the link.
    answered('openKeyLink', [200, 404]),
    otherwise('openKeyLink', [200, 404], log()),
    unanswered('openKeyLink', log()),

    answered(KEY_PAGES, [200, 404, 410]),
    answered(KEY_PAGES, 429, showError(TOO_MANY_TRIES_MESSAGE)),
    otherwise(KEY_PAGES, [200, 404, 410, 429], log(), NOT_CHANGED),
    unanswered('makeOpenKey', log(), MAY_BE_MADE),
    unanswered('takeBackOpenKey', log(), MAY_BE_CHANGED),

    answered('changeFollowing', 200),
    answered('changeFollowing', 404, NOTHING_THERE),
    answered('changeFollowing', 422, { kind: 'showProblems' }),
    otherwise('changeFollowing', [200, 404, 422], log(), NOT_CHANGED),
    unanswered('changeFollowing', log(), MAY_BE_CHANGED),
  ],
});

/** The effects of the outcome of an operation of followers. */
export const readerEffectsOf = (operation: ReaderOperation, outcome: Outcome): readonly Effect[] =>
  effectsIn(READER_CATALOG, operation, outcome);
