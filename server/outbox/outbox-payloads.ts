import type { RemindedReport } from '#rules';
import type { PaymentNotification } from '../ports/payment-port';

/** The payload of each kind of job. Payloads name records; they contain no copies of them. */
export interface OutboxPayloads {
  /**
   * A message to send. `refId` names the filing that it is about, and is empty for one about a record; `headers` are those beside the usual
   * ones, by name.
   */
  mail: {
    to: string;
    subject: string;
    text: string;
    refId: string;
    headers?: Readonly<Record<string, string>>;
  };
  /** A text message to send; `to` is a number of ten digits. A reply is sent to whoever has asked, whatever they want otherwise. */
  text: { to: string; text: string; refId: string; isReply?: true };
  /** Mails and text messages about changes of records, which may be many: they keep nobody from any other message. */
  notice: OutboxPayloads['mail'] & { reminds?: RemindedReport };
  'notice-text': OutboxPayloads['text'] & { reminds?: RemindedReport };
  /** What was kept for a follower on a day of the office is sent in one message. */
  'notice-digest': { followerId: string; day: string };
  /** The log of public changes is read on, and those who watch are told. */
  notices: Record<string, never>;
  /** Those who follow a periodic report are reminded of it. */
  'report-reminders': Record<string, never>;
  /** A letter with a passcode. The passcode is made from its ID, with a secret that the database does not know. */
  letter: { passcodeId: string };
  /**
   * A temporary password is made for the account that is called so, and mailed to it; for nobody when there is none. `isFirst`: nobody has
   * asked for it, the account was just created. `isFromOffice`: an administrator has asked for it.
   */
  'temporary-password': {
    userId: string;
    email: string;
    entityId?: string;
    isFirst?: true;
    isFromOffice?: true;
  };
  /** The embedded payment provider notifies the registry of an event. */
  'payment-notification': { event: PaymentNotification };
  /** The card network's late answer to the embedded payment provider. */
  'charge-settlement': { sessionId: string };
  /** A hosted card page of the embedded payment provider closes. */
  'card-session-expiry': { sessionId: string };
  /** A submission whose payment is still open is compared with the provider, and expires in the end. */
  'payment-reconciliation': { submissionKey: string; attempt: number };
  /** A charge that files nothing is refunded. */
  refund: { sessionId: string };
  /** A delayed filing takes effect. */
  'delayed-effect': { transactionId: string };
  /** A lock on a filing under review whose lease may have ended; `version` is that of the lock. */
  'lock-expiry': { sequence: string; version: number };
  /** Expired drafts and other old rows are removed. */
  cleanup: Record<string, never>;
  /** Objects are removed whose files are gone from the database. */
  'object-removal': { objectKeys: string[] };
  /** The object store is compared with the files in the database. */
  'storage-sweep': Record<string, never>;
  /** The open record is written down as a whole. */
  'record-snapshot': Record<string, never>;
  /** The provider's book of payments is compared with the registry. */
  'payment-book': Record<string, never>;
  /** Entities whose periodic report is overdue change their status. */
  'overdue-reports': Record<string, never>;
  /** Statutory language enters the names that the law has set free. */
  'names-set-free': Record<string, never>;
}

export type OutboxKind = keyof OutboxPayloads;
