/** A filing that waits for the staff's decision, as the queue lists it (A section 3). */
export interface PendingFiling {
  mstrTransId: string;
  transactionId: string;
  transSeqId: string;
  transactionDescription: string;
  entityName: string;
  email: string;
  /** `MM/DD/YYYY hh:mm AM` by the office's clock. */
  receivedDateString: string;
  /** When the filer asked it to take effect, ISO 8601 instant; absent where that was at once. */
  requestedEffect?: string;
  /** Who processes it; empty while no one does. */
  lockUserId: string;
  /** Their name, where it is known. */
  lockUserName?: string;
  /** When the lock was taken, an ISO 8601 instant; absent while there is none. */
  lockedSince?: string;
  /** The lease of the lock has ended: another administrator may take it over. */
  lockHasExpired?: boolean;
  /** Attachments that are left out of the record. */
  deactivateIds: readonly string[];
}

/** A file that came with a pending filing. `fileData` is a PDF in base64. */
export interface PendingAttachment {
  id: string;
  fileName: string;
  fileData: string;
  clientLocation: string;
}

/** A reason for a rejection that staff may choose (W section 3, Reject reason). */
export interface RejectReason {
  id: string;
  order: number;
  selected: boolean;
  group: string;
  code: string;
  shortReason: string;
  longReason: string;
}
