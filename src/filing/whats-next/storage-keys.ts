/**
 * Keys of local storage that hand a finished filing on to what's-next (W4-receipt-storage). The receipt page clears them when it loads
 * and Done when what's-next ends. Until then a reload of what's-next, or a second tab that starts another filing, must not take them
 * away.
 */
export const TRANSACTION_STORAGE_KEYS = [
  'mstrTransId',
  'transId',
  'transactionName',
  'entityName',
  'laterName',
  'entityReportDueDate',
  'entityStatus',
  'adminFraudCheck',
  'effectiveDate',
] as const;

/**
 * Key of session storage with the filings whose receipt this tab has shown. Unlike the keys above they outlast another receipt, here or in
 * another tab, so that the browser's Back and Forward lead to the right page again (reading 44).
 */
export const FINISHED_FILINGS_KEY = 'finishedFilings';

declare module '../../session/storage' {
  interface SessionKeys {
    finishedFilings: true;
  }
  interface LocalKeys {
    mstrTransId: true;
    transId: true;
    transactionName: true;
    entityName: true;
    laterName: true;
    entityReportDueDate: true;
    entityStatus: true;
    adminFraudCheck: true;
    effectiveDate: true;
  }
}
