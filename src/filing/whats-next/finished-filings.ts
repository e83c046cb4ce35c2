import { isDayToCome, readingMoment, waitsForReview, type FilingType, type NotificationKind } from '#rules';
import type { SecureSetUp } from '../../session/secure-set-up';
import { hasShape, isList } from '../../session/stored-shape';
import type { BrowserStorage } from '../../session/storage';
import type { Receipt } from '../receipt/receipt-slice';
import { FINISHED_FILINGS_KEY } from './storage-keys';
import type { TransactionValues } from './whats-next-slice';

/** A filing whose receipt this tab has shown, with what its what's-next page needs. */
export interface FinishedFiling {
  filingType: FilingType;
  values: TransactionValues;
  /** The notifications that the filing asked for. */
  signedUpFor: readonly NotificationKind[];
  /** Null for a visitor who was only sent the receipt: they cannot set anything up for its entity. */
  setUp: SecureSetUp | null;
}

/** What goes along with what's-next in the browser's history: which filing's Next led there. */
export interface FinishedEntry {
  transactionId: string;
}

/** How many are kept: more than anybody files in one tab, and little enough for session storage. */
const KEPT = 20;

const isFinished = hasShape<FinishedFiling>({ filingType: 'text', values: 'object', signedUpFor: 'list' });

/** Empty for a filing that took effect when it was received or approved, whatever the clock of the page says by now. */
const laterEffect = ({ effectiveDate = '', dateTime, review }: Receipt): string =>
  isDayToCome(effectiveDate, readingMoment(dateTime, review?.decidedAt)) ? effectiveDate : '';

/** What what's-next needs of a receipt (W4-receipt-storage). */
export const transactionValues = (receipt: Receipt): TransactionValues => ({
  mstrTransId: receipt.masterId,
  transId: receipt.transactionId,
  transactionName: receipt.transactionName,
  entityName: receipt.name,
  laterName: receipt.laterName ?? '',
  entityReportDueDate: receipt.entityReportDueDate ?? '',
  entityStatus: receipt.entityStatus,
  adminFraudCheck: waitsForReview(receipt) ? 'Y' : 'N',
  effectiveDate: laterEffect(receipt),
});

/** The filings whose receipts this tab has shown, the last one at the end. */
const finishedFilings = ({ session }: BrowserStorage): FinishedFiling[] =>
  (session.read(FINISHED_FILINGS_KEY, isList<FinishedFiling>) ?? []).filter(isFinished);

/** Keeps a filing whose receipt is shown, in the place of what was kept of it before. */
export function keepFinished(storage: BrowserStorage, finished: FinishedFiling): void {
  const others = finishedFilings(storage).filter(({ values }) => values.transId !== finished.values.transId);
  storage.session.write(FINISHED_FILINGS_KEY, [...others, finished].slice(-KEPT));
}

/**
 * The filing that a what's-next page is about; undefined where this tab has shown no receipt of one.
 * @param transactionId the one whose Next led to the page; empty where the page was opened by its address
 */
export const finishedFiling = (
  storage: BrowserStorage,
  filingType: FilingType | '',
  transactionId: string,
): FinishedFiling | undefined => {
  const ofType = finishedFilings(storage).filter((each) => each.filingType === filingType);
  return ofType.find(({ values }) => values.transId === transactionId) ?? ofType.at(-1);
};
