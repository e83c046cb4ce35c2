import { RETURNED_DAYS } from '../../constants/limits';
import { excludedAttachmentsNotes } from '../../receipt/excluded-attachments';
import type { OvertakenFact } from '../../filing/record-change';
import { overtakenSentences } from '../../filing/overtaken';
import { englishOf } from '../../language/text';
import type { PendingFiling } from './pending-filing';

/** A message about the staff's decision, in plain text. */
export interface ReviewMail {
  to: string;
  subject: string;
  lines: string[];
}

type Filed = Pick<PendingFiling, 'email' | 'entityName' | 'transactionDescription' | 'receivedDateString'>;

const filed = ({ transactionDescription, entityName, receivedDateString }: Filed): string =>
  `${transactionDescription} for ${entityName}, submitted on ${receivedDateString} Mountain Time`;

/**
 * The mail to the filer when a filing was accepted (W2-receipt: acceptance or rejection by email).
 * @param decided `leftOut` are names of the attachments that staff left out of the record (A2-review), `overtaken` what it does not set
 *   since later effects have (reading 41)
 * @param address where the state of the filing is shown
 */
export const acceptanceMail = (
  filing: Filed,
  { leftOut, overtaken }: { leftOut: readonly string[]; overtaken: readonly OvertakenFact[] },
  address: string,
): ReviewMail => ({
  to: filing.email,
  subject: `Accepted: ${filing.transactionDescription} for ${filing.entityName}`,
  lines: [
    `Your filing was accepted: ${filed(filing)}.`,
    ...[...excludedAttachmentsNotes(leftOut), ...overtakenSentences(overtaken, 'filer')].map(englishOf),
    `What is on record now, and since when: ${address}`,
  ],
});

/**
 * The mail to the filer when a filing was rejected: every reason on a line of its own (A4-lock, A2-reject).
 * @param reasons the lines of the confirmation, including the additional text
 * @param address where the filing is corrected
 */
export const rejectionMail = (filing: Filed, reasons: readonly string[], address: string): ReviewMail => ({
  to: filing.email,
  subject: `Rejected: ${filing.transactionDescription} for ${filing.entityName}`,
  lines: [
    `Your filing was rejected: ${filed(filing)}.`,
    reasons.length === 1 ? 'The reason is:' : 'The reasons are:',
    ...reasons.map((reason) => `- ${reason}`),
    'The charge is refunded: nothing was charged in the end.',
    `You can correct the filing and submit it again within ${RETURNED_DAYS} days: ${address}`,
  ],
});
