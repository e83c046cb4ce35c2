import type { Transaction } from 'kysely';
import type { Config } from '../settings/config';
import type { Database } from '../database/tables';
import type { AgentDetailsColumn } from '../database/tables/agents';
import { refuseTooMany } from '../failures/refuse-too-many';
import { letterAddressKeyOf } from './individual';

const DAY = 86_400_000;

/** Requests in a day for letters to one address, for whatever names: an office of several agents may ask for some. */
const MAX_PER_ADDRESS = 5;

const MESSAGE = 'Too many passcodes were requested. Try again tomorrow.';

/**
 * Counts a request for a letter in the caller's transaction, so that one that is refused is not counted (letters cost money).
 * @throws HttpFailure 429
 */
export async function refuseTooManyLetters(
  tx: Transaction<Database>,
  {
    config,
    details,
    caller,
    now,
  }: { config: Config; details: AgentDetailsColumn; caller: string; now: Date },
): Promise<void> {
  const limits = [
    { bucket: `letters for:${caller}`, most: config.passcodeLetters },
    { bucket: `letters to:${letterAddressKeyOf(details)}`, most: MAX_PER_ADDRESS },
  ];
  for (const limit of limits) await refuseTooMany(tx, { ...limit, windowMilliseconds: DAY }, now, MESSAGE);
}
