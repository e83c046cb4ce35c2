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

declare module '../../session/storage' {
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
