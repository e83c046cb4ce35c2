import { RETURNED_DAYS } from '../constants/limits';
import type { Filing } from '../filing/filing';
import { sentence, type Text } from '../language/text';

const FRAUD_CHECK_NOTICE = sentence(
  'The office reviews this filing before it takes effect. It asks for your email address and for documents that only its staff can see. You pay when you submit it. If it is rejected, the charge is refunded and you have {days} days to correct it.',
  { days: RETURNED_DAYS },
);

/**
 * The notice of the introduction that staff review a filing before it changes the record, and refund one that they reject
 * (W5-private-hidden; readings 32 and 33); empty for any other.
 */
export const fraudCheckNotice = ({ adminFraudCheck }: Pick<Filing, 'adminFraudCheck'>): Text =>
  adminFraudCheck ? FRAUD_CHECK_NOTICE : '';
