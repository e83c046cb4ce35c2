import type { PasscodeState } from '#rules';
import { plusDays } from '#rules';
import type { Kysely } from 'kysely';
import { insertRows } from '../database/insert-rows';
import { runOnce } from '../database/run-once';
import type { Database } from '../database/tables';
import type { Day } from '../database/tables/entities';
import { licenseAsAgent } from '../entities/agent-candidate';
import { personKeyOf } from '../passcodes/individual';
import { lookupKeyOf } from '../passcodes/passcode-code';
import { BROADWAY } from './places';

/** A fictional individual with a passcode that is known without a letter. */
interface SamplePasscode {
  passcode: string;
  firstName: string;
  lastName: string;
  /** Days before the registry was loaded. */
  issuedDaysAgo: number;
  state: PasscodeState;
  use: string;
}

export const SAMPLE_PASSCODES: readonly SamplePasscode[] = [
  {
    passcode: 'K7QWD9XM',
    firstName: 'Rowan',
    lastName: 'Mailing',
    issuedDaysAgo: 7,
    state: 'issued',
    use: 'A passcode that can be used, once',
  },
  {
    passcode: 'H4TRN8VC',
    firstName: 'Sage',
    lastName: 'Lastday',
    issuedDaysAgo: 45,
    state: 'issued',
    use: 'A passcode that can be used for the last time on the day on which the registry was loaded',
  },
  {
    passcode: 'M2FJY6GP',
    firstName: 'Tatum',
    lastName: 'Toolate',
    issuedDaysAgo: 46,
    state: 'issued',
    use: 'A passcode that expired on the day before the registry was loaded',
  },
  {
    passcode: 'X3CDW5KQ',
    firstName: 'Ellery',
    lastName: 'Already',
    issuedDaysAgo: 7,
    state: 'used',
    use: 'A passcode that was used',
  },
];

/** Samples are issued at noon or so, wherever the clock stands. */
const instant = (day: Day) => `${day}T19:00:00Z`;

const agentOf = ({ firstName, lastName }: SamplePasscode) =>
  licenseAsAgent({
    licenseId: '',
    firstName,
    middleName: '',
    lastName,
    suffix: '',
    birthDate: '1980-01-01',
    address: BROADWAY,
  });

/**
 * Issues the sample passcodes, without letters.
 * @param today the office's day
 */
export const loadSamplePasscodes = (
  db: Kysely<Database>,
  { secret, today }: { secret: string; today: Day },
): Promise<boolean> =>
  runOnce(db, 'sample passcodes', '1', async (tx) => {
    const rows = SAMPLE_PASSCODES.map((sample) => {
      const details = agentOf(sample);
      return { sample, details, id: `sample-${sample.lastName.toLowerCase()}` };
    });
    await insertRows(
      tx,
      'individual',
      { individual_id: 'text', person_key: 'text', details: 'jsonb', created_at: 'timestamptz' },
      rows.map(({ id, details, sample }) => [
        id,
        personKeyOf(details),
        JSON.stringify(details),
        instant(plusDays(today, -sample.issuedDaysAgo)),
      ]),
    );
    await insertRows(
      tx,
      'passcode',
      {
        passcode_id: 'text',
        individual_id: 'text',
        lookup_key: 'text',
        state: 'text',
        issued_at: 'timestamptz',
        used_at: 'timestamptz',
      },
      rows.map(({ id, sample }) => {
        const issuedAt = instant(plusDays(today, -sample.issuedDaysAgo));
        const usedAt = sample.state === 'used' ? issuedAt : null;
        return [id, id, lookupKeyOf(secret, sample.passcode), sample.state, issuedAt, usedAt];
      }),
    );
  });
