import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../database/tables';
import { refuseTooMany } from '../failures/refuse-too-many';
import { mailboxOf } from '../ports/mailbox';
import type { Recipient } from './follower';

const DAY = 86_400_000;

/** Messages go to whatever address is given: a limited number a day to one mailbox or phone, whatever is asked for, and for one caller. */
const MAX_PER_MAILBOX = 5;

const digest = (mailbox: string): string => createHash('sha256').update(mailbox).digest('hex');

/**
 * Counts in the caller's transaction: what is refused is not counted.
 * @throws HttpFailure 429
 */
export async function refuseTooManyMessages(
  tx: Transaction<Database>,
  { caller, channel, address }: Pick<Recipient, 'channel' | 'address'> & { caller: string },
  { asked, most, now }: { asked: 'follows' | 'keys'; /** For one caller. */ most: number; now: Date },
): Promise<void> {
  const mailbox = channel === 'email' ? mailboxOf(address) : address;
  const limits = [
    { bucket: `${asked} asked by:${caller}`, most },
    { bucket: `follows asked for:${digest(mailbox)}`, most: MAX_PER_MAILBOX },
  ];
  for (const limit of limits) await refuseTooMany(tx, { ...limit, windowMilliseconds: DAY }, now);
}
