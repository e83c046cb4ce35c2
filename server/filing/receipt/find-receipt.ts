import { timingSafeEqual } from 'node:crypto';
import type { components } from '#api';
import type { Filing } from '#rules';
import type { Kysely } from 'kysely';
import { inConstantTime } from '../../constant-time';
import type { Registry } from '../../context';
import type { Database } from '../../database/tables';
import { keyedHash } from '../../keyed-hash';
import { receiptOf } from './receipt';

type Receipt = components['schemas']['Receipt'];

/** Addresses to which a receipt was mailed that are compared. */
const MAX_ADDRESSES = 200;

const keyOf = (secret: string, email: string): Buffer =>
  keyedHash(secret, 'receipt address', email.trim().toLowerCase());

/** Notes that the receipt of a filing was mailed to an address. */
export const saveReceiptAddress = async (
  db: Kysely<Database>,
  { secret, transactionId, email }: { secret: string; transactionId: string; email: string },
): Promise<void> => {
  const address_key = keyOf(secret, email).toString('base64url');
  await db
    .insertInto('receipt_address')
    .values({ transaction_id: transactionId, address_key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Addresses that the filer has given with the filing. */
const givenAddresses = ({ email, notificationsValues }: Filing): string[] => [
  ...(email === '' ? [] : [email]),
  ...notificationsValues.emails.map((notified) => notified.email),
];

async function isKnownAddress(
  { db, config }: Registry,
  { filing, transaction_id }: { filing: Filing; transaction_id: string },
  email: string,
): Promise<boolean> {
  const wanted = keyOf(config.passcodeSecret, email);
  const mailed = await db
    .selectFrom('receipt_address')
    .select('address_key')
    .where('transaction_id', '=', transaction_id)
    .limit(MAX_ADDRESSES)
    .execute();
  const known = [
    ...givenAddresses(filing).map((given) => keyOf(config.passcodeSecret, given)),
    ...mailed.map(({ address_key }) => Buffer.from(address_key, 'base64url')),
  ];
  return known.filter((key) => key.length === wanted.length && timingSafeEqual(key, wanted)).length > 0;
}

/** The public part of a receipt: what staff have said of a filing is for its filer, who has the address of the receipt. */
async function shownReceipt(registry: Registry, number: string, email: string): Promise<Receipt | undefined> {
  const record = await registry.db
    .selectFrom('filing_record')
    .selectAll()
    .where('transaction_id', '=', number)
    .executeTakeFirst();
  if (record === undefined || !(await isKnownAddress(registry, record, email))) return undefined;
  const {
    review: _forItsFiler,
    filerEmail: _known,
    signedUpFor: _filers,
    ...receipt
  } = await receiptOf(registry, record);
  return receipt;
}

/**
 * The receipt with a number, for a person who knows an address that belongs to it; undefined where either is wrong. A wrong pair takes as
 * long as a right one, whichever of the two is wrong.
 */
export const findReceipt = (
  registry: Registry,
  { number, email }: { number: string; email: string },
): Promise<Receipt | undefined> => inConstantTime(shownReceipt(registry, number, email));
