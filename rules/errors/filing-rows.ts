import { answered, otherwise, unanswered } from './catalog-row';
import type { Effect } from './effect';
import { goTo, log, setFlag, showError } from './effect';

const DOCUMENTS = ['filingImage', 'goodStandingCertificate'] as const;
const FORGET_REFERENCE: Effect = { kind: 'clearStored', keys: ['ref'] };
const TAKEN: Effect = { kind: 'openDialog', dialog: 'nameTaken' };
const SHOW_PROBLEMS: Effect = { kind: 'showProblems' };
const NOT_SAVED = showError(
  'Your answers could not be saved on our side yet. They are kept here; try again.',
);
const NOT_UPLOADED = showError("Your file can't be attached at this time. Try again.");
const NOT_DOWNLOADED = showError("The file can't be shown at this time. Try again.");
/** A login to the filings of an entity ends while one is made (W4-sbf, reading 38). */
const TO_LOGIN = goTo('login');
const NOT_ATTACHED = showError('Your login had ended, so the file was not attached. Add it again.');
const NO_CODE = showError('No return code could be made at this time. Your filing is saved; try again.');
const UNKNOWN_CODE = showError(
  'This code leads to no filing. Compare it with what you wrote down. A newer code takes the place of an earlier one, and a filing that nobody has changed for a long time is removed.',
);
const TOO_MANY_CODES = showError('Too many codes were tried. Wait some minutes, then try again.');
const NOT_CONTINUED = showError("Your filing can't be opened at this time. Try again.");
const CHANGED_ELSEWHERE = showError(
  'This filing was changed after you opened it, for example in another tab. It is shown as it is now: check it, then pay. Nothing was charged.',
);
const NO_RECEIPT = showError(
  'There is no receipt with this number and this email address. Compare the number with the filed document. Use an address that you gave in the filing or to which the receipt was mailed.',
);
const TOO_MANY_PAIRS = showError('Too many receipts were looked for. Wait some minutes, then try again.');
const RECEIPT_NOT_LOOKED_FOR = showError("Receipts can't be looked for at this time. Try again.");
const CONFIRMING: Effect = {
  kind: 'showMessage',
  severity: 'info',
  message: 'Confirming your payment - do not pay again',
};
const RETRY: Effect = { kind: 'retry', afterSeconds: 2 };

/** Filings in progress and their files. */
export const FILING_ROWS = [
  answered('saveFiling', 200),
  answered('saveFiling', 401, TO_LOGIN),
  answered('saveFiling', 404, FORGET_REFERENCE, { kind: 'retry', afterSeconds: 0 }),
  answered('saveFiling', 409, goTo('receipt')),
  answered('saveFiling', [413, 422], SHOW_PROBLEMS),
  // Saved somewhere else since: the two versions are merged, and the filer decides conflicts.
  answered('saveFiling', 412),
  otherwise('saveFiling', [200, 401, 404, 409, 412, 413, 422], log(), NOT_SAVED),
  unanswered('saveFiling', log(), NOT_SAVED),

  answered('getFiling', 200),
  answered('getFiling', 401, TO_LOGIN),
  answered('getFiling', 404, FORGET_REFERENCE, goTo('fileAForm')),
  otherwise('getFiling', [200, 401, 404], log(), goTo('down')),
  unanswered('getFiling', log(), goTo('down')),

  // The filer has left: whatever the answer is, it changes nothing that they see.
  answered('deleteFiling', [200, 401, 404, 409]),
  otherwise('deleteFiling', [200, 401, 404, 409], log()),
  unanswered('deleteFiling', log()),

  answered('issueReturnCode', 200),
  answered('issueReturnCode', 401, TO_LOGIN),
  answered('issueReturnCode', 409, goTo('receipt')),
  answered('issueReturnCode', 422, SHOW_PROBLEMS),
  otherwise('issueReturnCode', [200, 401, 409, 422], log(), NO_CODE),
  unanswered('issueReturnCode', log(), NO_CODE),

  answered('checkReturnLink', [200, 404, 410]),
  otherwise('checkReturnLink', [200, 404, 410], log()),
  unanswered('checkReturnLink', log()),

  answered('continueFiling', 200),
  answered('continueFiling', 404, UNKNOWN_CODE),
  answered('continueFiling', 429, TOO_MANY_CODES),
  otherwise('continueFiling', [200, 404, 429], log(), NOT_CONTINUED),
  unanswered('continueFiling', log(), NOT_CONTINUED),

  answered('uploadAttachment', 200),
  answered('uploadAttachment', 401, NOT_ATTACHED, TO_LOGIN),
  answered('uploadAttachment', [413, 415, 422], SHOW_PROBLEMS),
  otherwise('uploadAttachment', [200, 401, 413, 415, 422], log(), NOT_UPLOADED),
  unanswered('uploadAttachment', log(), NOT_UPLOADED),

  answered('downloadAttachment', 200),
  answered('downloadAttachment', 401, TO_LOGIN),
  otherwise('downloadAttachment', [200, 401], log(), NOT_DOWNLOADED),
  unanswered('downloadAttachment', log(), NOT_DOWNLOADED),
];

/** Payment, receipt and documents (W7-payment, W7-receipt, W7-receiptmail, W8-pdf, W8-taken, A8-other). */
export const PAYMENT_ROWS = [
  answered('startPayment', 200, { kind: 'goToPayment' }),
  answered('startPayment', 208, goTo('receipt')),
  answered('startPayment', 401, TO_LOGIN),
  answered('startPayment', 404, FORGET_REFERENCE, { kind: 'retry', afterSeconds: 0 }),
  answered('startPayment', 409, log(), TAKEN),
  answered('startPayment', 412, CHANGED_ELSEWHERE),
  answered('startPayment', 422, log(), SHOW_PROBLEMS),
  otherwise('startPayment', [200, 208, 401, 404, 409, 412, 422], log()),
  unanswered(
    'startPayment',
    log(),
    showError('We could not reach the payment service. Nothing was charged; try again.'),
  ),

  answered('receipt', 200),
  answered('receipt', 202, CONFIRMING, RETRY),
  answered(
    'receipt',
    402,
    showError('Your payment was declined. Nothing was charged.'),
    goTo('filingreview'),
  ),
  // The page says why: each refund has a cause of its own.
  answered('receipt', 409),
  answered(
    'receipt',
    410,
    // The filer has merely not paid: nothing failed.
    {
      kind: 'showMessage',
      severity: 'info',
      message: 'Your payment was not completed. Nothing was charged.',
    },
    goTo('filingreview'),
  ),
  otherwise('receipt', [200, 202, 402, 409, 410], log()),
  unanswered('receipt', log(), CONFIRMING, RETRY),

  answered('findReceipt', 200),
  answered('findReceipt', 404, NO_RECEIPT),
  answered('findReceipt', 422, SHOW_PROBLEMS),
  answered('findReceipt', 429, TOO_MANY_PAIRS),
  otherwise('findReceipt', [200, 404, 422, 429], log(), RECEIPT_NOT_LOOKED_FOR),
  unanswered('findReceipt', log(), RECEIPT_NOT_LOOKED_FOR),

  answered('filingPdf', 200),
  answered('filingPdf', 401, TO_LOGIN),
  answered('filingPdf', 422, SHOW_PROBLEMS),
  otherwise(
    'filingPdf',
    [200, 401, 422],
    log(),
    showError("The form can't be shown at this time. Try again."),
  ),
  unanswered('filingPdf', goTo('down')),

  answered(DOCUMENTS, 200),
  answered(DOCUMENTS, 500, setFlag('isServiceDown')),
  otherwise(DOCUMENTS, [200, 500], setFlag('hasFilingError')),
  unanswered(DOCUMENTS, setFlag('isServiceDown')),

  answered('sendEmail', 200, { kind: 'showMessage', severity: 'success', message: 'Email has been sent!' }),
  otherwise('sendEmail', [200], log()),
  unanswered('sendEmail', log()),
];
