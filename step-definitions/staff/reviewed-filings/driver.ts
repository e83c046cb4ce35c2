import type { FilingType, ReceiptReview } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** A filing that staff review, as its filer sees it. */
export interface ReviewedFilingsDriver {
  /** @param effectiveDate ISO 8601 instant; empty while nobody knows it */
  setReview(filing: FilingType, review: ReceiptReview['state'], effectiveDate: string): MaybePromise<void>;
  setLeftOut(fileNames: string[]): MaybePromise<void>;
  /** The document had set the registered agent when the filing was approved. */
  setOvertaken(document: string): MaybePromise<void>;
  /** A due day has changed the status and the report that is due before the approval. */
  setOvertakenByDueDay(): MaybePromise<void>;
  /** The filer had asked for a time of effect. @param instant ISO 8601 */
  setRequestedEffect(instant: string): MaybePromise<void>;
  /** The filer looks at the receipt. @param instant ISO 8601 */
  lookAt(instant: string): MaybePromise<void>;
  /** A visitor who has only the address of the receipt looks at it. */
  lookAtSent(instant: string): MaybePromise<void>;
  /** What the page says of the review, in one line. */
  notice(): MaybePromise<string>;
  canCorrect(): MaybePromise<boolean>;
  /** A change of agent is filed with these files and paid, and waits for the office. */
  queue(attachments: string[]): MaybePromise<void>;
  /** @param leftOut names of the files that do not come on record */
  accept(leftOut: string[]): MaybePromise<void>;
  reject(reason: string): MaybePromise<void>;
  /** The filer opens the address that the office's last mail about the filing gives. */
  followMail(): MaybePromise<void>;
  /** Another visitor opens the address that the filer's page shows after that. */
  passReceiptOn(): MaybePromise<void>;
  /** Whether a text stands anywhere in what the reader has been given. */
  isTold(text: string): MaybePromise<boolean>;
  /** Why the filing was rejected, as its filer reads it. */
  reasons(): MaybePromise<string[]>;
  /** What became of the charges of the filing, the oldest first, once a refund has been made. */
  charges(): MaybePromise<string[]>;
  /** The filer goes from the receipt back into the filing. */
  openCorrection(): MaybePromise<void>;
  loadAnew(): MaybePromise<void>;
  /** Another address for the office's mails, and another sentence for the record. */
  correctAndPay(): MaybePromise<void>;
  /** Whether the office finds that address in the queue, and that sentence in the form. */
  isCorrectionUnderReview(): MaybePromise<boolean>;
  /** Whether everybody finds that sentence in the document on record. */
  isCorrectionOnRecord(): MaybePromise<boolean>;
  /** Whether the agent whom the filing names is on record. */
  isInEffect(): MaybePromise<boolean>;
}
