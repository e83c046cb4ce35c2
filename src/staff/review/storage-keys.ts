/** A drafted rejection, stored until it is sent or its author logs out. */
export interface KeptRejection {
  transactionId: string;
  /** Who writes it: nobody else who signs on in this tab gets to see it. */
  userId: string;
  chosenIds: string[];
  additionalText: string;
}

/** The attachments that an approval is to leave out of the record, stored while the filing is processed. */
export interface KeptChoice {
  transactionId: string;
  /** Who has chosen them. */
  userId: string;
  excludedIds: string[];
}

declare module '../../session/storage' {
  interface SessionKeys {
    /** The document number of the filing that this tab processes, so that a reload takes its lock again. */
    processing: true;
    rejection: true;
    /** What an approval leaves out, so that a reload loses nothing of the review. */
    leftOut: true;
    /** The part of the queue that this tab showed last, and its order: leaving a review leads back to it. */
    queueView: true;
  }
}

/** What the review of filings stores. */
export const STAFF_KEYS = ['processing', 'rejection', 'leftOut', 'queueView'] as const;
