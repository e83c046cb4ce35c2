import type { Row } from '../constraints/row';
import { text } from '../constraints/rows';

/** A name, an at sign, and a dotted domain whose final part has at least 2 characters (W5-notif-email). */
export const EMAIL_PATTERN =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z0-9-]{2,}$/;

/** Longest address for notifications and receipts. */
const MAX_LENGTH = 150;

/** The row of an email address; `empty` and `bad` are the messages for a missing and for a malformed address. */
export const emailRow = ({ empty, bad }: { empty?: string; bad: string }): Row =>
  text({
    label: 'Email address',
    required: empty,
    marked: true,
    length: [0, MAX_LENGTH],
    pattern: [EMAIL_PATTERN, bad],
  });
