import { isPasscodeExpired } from '#rules';
import type { Kysely, Selectable } from 'kysely';
import type { Config } from '../settings/config';
import type { Registry } from '../context';
import type { Database } from '../database/tables';
import type { AgentDetailsColumn } from '../database/tables/agents';
import type { PasscodeTable } from '../database/tables/passcodes';
import { letterAddress } from './individual';
import { lookupKeyOf, derivePasscode } from './passcode-code';

/** A passcode with the person it is mailed to. */
type Mailing = Pick<Selectable<PasscodeTable>, 'passcode_id' | 'lookup_key' | 'state' | 'issued_at'> & {
  details: AgentDetailsColumn;
};

export const selectMailings = (db: Kysely<Database>) =>
  db
    .selectFrom('passcode')
    .innerJoin('individual', 'individual.individual_id', 'passcode.individual_id')
    .select([
      'passcode.passcode_id',
      'passcode.lookup_key',
      'passcode.state',
      'passcode.issued_at',
      'individual.details',
    ]);

/**
 * The passcode of a mailing, derived from its ID again. Undefined where that differs from the one it was found under: issued under another
 * secret, or a sample that is documented instead of being mailed.
 */
export function passcodeOfMailing({ passcodeSecret }: Config, mailing: Mailing): string | undefined {
  const passcode = derivePasscode(passcodeSecret, mailing.passcode_id);
  return lookupKeyOf(passcodeSecret, passcode) === mailing.lookup_key ? passcode : undefined;
}

/** The letter of a mailing as a PDF, the same each time. */
export const letterOf = (
  { documents }: Pick<Registry, 'documents'>,
  mailing: Mailing,
  passcode: string,
): Promise<Buffer> =>
  documents.draw('passcodeLetter', {
    passcode,
    name: mailing.details.nameValues.name.fullName,
    address: letterAddress(mailing.details),
    issuedAt: mailing.issued_at,
  });

/** Hands the letter with a passcode over to be mailed, unless the passcode has become of no use meanwhile. */
export async function mailPasscode(
  registry: Registry,
  { passcodeId }: { passcodeId: string },
): Promise<void> {
  const { db, clock, config, providers } = registry;
  const mailing = await selectMailings(db).where('passcode_id', '=', passcodeId).executeTakeFirst();
  if (mailing === undefined || mailing.state === 'used') return;
  if (isPasscodeExpired(mailing.issued_at.toISOString(), clock.now().toISOString())) return;
  const passcode = passcodeOfMailing(config, mailing);
  if (passcode === undefined) throw new Error('The passcode was issued under another PASSCODE_SECRET.');
  await providers.letters.send({ letterId: passcodeId, pdf: await letterOf(registry, mailing, passcode) });
}
