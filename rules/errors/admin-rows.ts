import { answered, otherwise, unanswered } from './catalog-row';
import { goTo, log, logMessage, showError, showSuccess, withStatus } from './effect';

/** Said when staff have decided about a filing, and when a request to remove personal data was taken (A8-admin). */
export const PROCESSED_MESSAGE = 'Filing processed successfully.';

const PROCESSED = showSuccess(PROCESSED_MESSAGE);
const QUEUE_ERROR = showError('Error retrieving pending filings');
const NO_SUCH_FILING = showError(
  'There is no pending filing under these numbers. Open it from the list of pending filings.',
);
const FILING_ERROR = showError('The filing could not be retrieved. Try again.');
const LOCK_ERROR = showError('The filing could not be locked. Try again.');
const PDF_ERROR = showError('Error retrieving filing PDF');
const APPROVE_ERROR = 'Error approving filing.';
const REJECT_ERROR = 'Error rejecting filing.';
const PII_ERROR = 'Error saving pii.';
const LOCKED_BY_OTHER = showError(
  'Another administrator is processing this filing. You can process it once that lock has ended.',
);
const NOT_CHECKED = showError('The ID numbers could not be checked at this time. Try again.');

const STAFF_LISTS = ['piiRequests', 'auditLog', 'paymentMatters'] as const;
const LIST_ERROR = showError('The list could not be retrieved. Try again.');
const NO_SUCH_PAYMENT = showError('There is no such payment. Load the list again.');
const CLOSING_ERROR = showError('The payment could not be closed. Try again.');
const FIGURES_ERROR = showError('The figures could not be retrieved. Try again.');

/** Queue, review, decision and requests to remove personal data (A8-admin). */
export const ADMIN_ROWS = [
  answered('pendingFilings', 200),
  otherwise('pendingFilings', [200], log(), QUEUE_ERROR),
  unanswered('pendingFilings', log(), QUEUE_ERROR),

  // A filing that was decided in the meantime is answered too, and its review says so.
  answered('pendingFiling', 200),
  answered('pendingFiling', 404, log(), NO_SUCH_FILING),
  otherwise('pendingFiling', [200, 404], log(), FILING_ERROR),
  unanswered('pendingFiling', log(), FILING_ERROR),

  answered('pendingFilingPdf', 200),
  otherwise('pendingFilingPdf', [200], log(), PDF_ERROR),
  unanswered('pendingFilingPdf', log(), PDF_ERROR),

  answered('transactionLock', 200),
  answered('transactionLock', 409, LOCKED_BY_OTHER),
  otherwise('transactionLock', [200, 409], log(), LOCK_ERROR),
  unanswered('transactionLock', log(), LOCK_ERROR),

  // A lock that could not be released ends with its lease; reasons that did not come leave the text.
  answered(['releaseTransactionLock', 'rejectReasons'], 200),
  otherwise(['releaseTransactionLock', 'rejectReasons'], [200], log()),
  unanswered(['releaseTransactionLock', 'rejectReasons'], log()),

  // The page is closed: a lock that is not released ends with its lease.
  answered('releaseOwnLocks', 200),
  otherwise('releaseOwnLocks', [200], log()),
  unanswered('releaseOwnLocks', log()),

  answered('approveFiling', 200, PROCESSED, goTo('pendingQueue')),
  answered('approveFiling', 500, showError(APPROVE_ERROR)),
  otherwise('approveFiling', [200, 500], showError(withStatus(APPROVE_ERROR))),
  unanswered('approveFiling', log(), showError(APPROVE_ERROR)),

  answered('rejectFiling', 200, PROCESSED, goTo('pendingQueue')),
  answered('rejectFiling', 500, showError(REJECT_ERROR)),
  // A rule of the rejection that the registry has found broken is said as well: it is mended where the reasons are chosen.
  answered('rejectFiling', 422, showError(withStatus(REJECT_ERROR)), { kind: 'showProblems' }),
  otherwise('rejectFiling', [200, 422, 500], showError(withStatus(REJECT_ERROR))),
  unanswered('rejectFiling', log(), showError(REJECT_ERROR)),

  answered(STAFF_LISTS, 200),
  otherwise(STAFF_LISTS, [200], log(), LIST_ERROR),
  unanswered(STAFF_LISTS, log(), LIST_ERROR),

  answered('worklistFigures', 200),
  otherwise('worklistFigures', [200], log(), FIGURES_ERROR),
  unanswered('worklistFigures', log(), FIGURES_ERROR),

  answered('closePaymentMatter', 200),
  answered('closePaymentMatter', 404, log(), NO_SUCH_PAYMENT),
  answered('closePaymentMatter', 422, log(), { kind: 'showProblems' }),
  otherwise('closePaymentMatter', [200, 404, 422], log(), CLOSING_ERROR),
  unanswered('closePaymentMatter', log(), CLOSING_ERROR),

  answered('piiEntryVerification', 200),
  otherwise('piiEntryVerification', [200], log(), NOT_CHECKED),
  unanswered('piiEntryVerification', log(), NOT_CHECKED),

  // The sentence is made but displayed nowhere.
  answered('savePii', 200, PROCESSED),
  answered('savePii', 500, logMessage(PII_ERROR)),
  // What the registry refuses by a rule of the entry page is corrected there.
  answered('savePii', 422, log(), { kind: 'showProblems' }, goTo('piiEntry')),
  otherwise('savePii', [200, 422, 500], logMessage(withStatus(PII_ERROR))),
  unanswered('savePii', logMessage(PII_ERROR)),
];
