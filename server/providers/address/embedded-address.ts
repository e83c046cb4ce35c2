import { isInternational, isPoBox } from '#rules';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../database/tables';
import type { AddressProvider, PlainAddress } from '../../ports/address-port';
import { militaryZipFacts } from './military-zip';
import { domesticVerdict, sameCity } from './verdict';
import type { ZipFacts } from './verdict';

async function zipFacts(db: Kysely<Database>, { zip, city, state }: PlainAddress): Promise<ZipFacts> {
  const zip5 = zip.trim().slice(0, 5);
  const preferred = await db
    .selectFrom('zip_code')
    .select(['city', 'state'])
    .where('zip', '=', zip5)
    .executeTakeFirst();
  // Whose own city is written needs no neighbor.
  if (preferred !== undefined && sameCity(preferred.city, city)) return { preferred, isNeighbor: true };
  const neighbor = await db
    .selectFrom('zip_code')
    .select('zip')
    .where('zip', 'like', `${zip5.slice(0, 3).replace(/\D/g, '')}__`)
    .where('state', '=', state.trim().toUpperCase())
    .where(sql`upper(city)`, '=', city.trim().toUpperCase())
    .executeTakeFirst();
  return { preferred: preferred ?? null, isNeighbor: neighbor !== undefined };
}

/** Judges addresses by the table of ZIP codes and the postal abbreviations; knows no single house. */
export const embeddedAddressProvider = (db: Kysely<Database>): AddressProvider => ({
  async validate(address) {
    if (isInternational(address)) {
      return {
        address: { ...address, coloradoZipcode: false },
        valid: true,
        verified: false,
        isPoBox: false,
      };
    }
    const facts = militaryZipFacts(address) ?? (await zipFacts(db, address));
    return domesticVerdict(address, facts, isPoBox(address));
  },
});
