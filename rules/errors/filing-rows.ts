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
  otherwise('saveFiling', [200, 401, 404, 409, 413, 422], log(), NOT_SAVED),
  unanswered('saveFiling', log(), NOT_SAVED),

  answered('getFiling', 200),
  answered('getFiling', 401, TO_LOGIN),
  answered('getFiling', 404, FORGET_REFERENCE, goTo('fileAForm')),
  otherwise('getFiling', [200, 401, 404], log(), goTo('down')),
  unanswered('getFiling', log(), goTo('down')),

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
  answered('startPayment', 422, log(), SHOW_PROBLEMS),
  otherwise('startPayment', [200, 208, 401, 404, 409, 422], log()),
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
  answered(
    'receipt',
    409,
    TAKEN,
    showError(
      'The name was taken, or another filing was recorded, before your payment arrived. Your payment is refunded.',
    ),
  ),
  answered(
    'receipt',
    410,
    showError('Your payment was not completed. Nothing was charged.'),
    goTo('filingreview'),
  ),
  otherwise('receipt', [200, 202, 402, 409, 410], log()),
  unanswered('receipt', log(), CONFIRMING, RETRY),

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
