import type { AccountState } from '#rules';

/** An account that testers log in with. Its password is published and protects nothing. */
export interface SampleAccount {
  userId: string;
  name: string;
  email: string;
  roles?: readonly string[];
  entityId?: string;
  state?: AccountState;
  password?: string;
  /** `ended`: it was mailed so long ago that it no longer counts. */
  temporary?: { password: string; has: 'begun' | 'ended' };
  use: string;
}

const ADMINISTRATOR = { roles: ['BIZ_FRAUD'] } as const;
const NORTHGATE = { entityId: '20101000015' } as const;
const OWN = { password: 'Northgate2026' } as const;
const TEMPORARY_PASSWORD = 'Temporary2026';

/** Staff, who sign on with the office. */
export const STAFF_ACCOUNTS: readonly SampleAccount[] = [
  {
    userId: 'admin',
    name: 'Morgan Reyes',
    email: 'admin@registry.example',
    ...ADMINISTRATOR,
    password: 'registry-admin',
    use: 'An administrator',
  },
  {
    userId: 'reviewer',
    name: 'Jordan Okafor',
    email: 'reviewer@registry.example',
    ...ADMINISTRATOR,
    password: 'Reviewer2026',
    use: 'Another administrator',
  },
  {
    userId: 'filer',
    name: 'Casey Lindqvist',
    email: 'filer@registry.example',
    password: 'registry-filer',
    use: 'Signs on, but has no role',
  },
  {
    userId: 'newcomer',
    name: 'Sasha Newcomb',
    email: 'newcomer@registry.example',
    ...ADMINISTRATOR,
    temporary: { password: TEMPORARY_PASSWORD, has: 'begun' },
    use: 'An administrator with a temporary password, which has to be changed',
  },
];

/** Secure filers, each of one entity. */
export const SECURE_FILING_ACCOUNTS: readonly SampleAccount[] = [
  {
    userId: 'northgate',
    name: 'Robin Northgate',
    email: 'robin@northgate.example',
    ...NORTHGATE,
    ...OWN,
    use: 'Logs in to secure filing',
  },
  {
    userId: 'northgate-locked',
    name: 'Lou Northgate',
    email: 'locked@northgate.example',
    ...NORTHGATE,
    ...OWN,
    state: 'locked',
    use: 'Locked: refused as if the password were wrong',
  },
  {
    userId: 'northgate-temporary',
    name: 'Toni Northgate',
    email: 'temporary@northgate.example',
    ...NORTHGATE,
    temporary: { password: TEMPORARY_PASSWORD, has: 'begun' },
    use: 'Has a temporary password, which has to be changed',
  },
  {
    userId: 'northgate-ended',
    name: 'Ellis Northgate',
    email: 'ended@northgate.example',
    ...NORTHGATE,
    temporary: { password: TEMPORARY_PASSWORD, has: 'ended' },
    use: 'Its temporary password has ended: a new one has to be asked for',
  },
  ...(
    [
      ['20101000080', 'Spruce Hollow'],
      ['20101000081', 'Tamarack Bend'],
      ['20101000082', 'Upland Sage'],
    ] as const
  ).map(([entityId, name]) => ({
    userId: `secure-${entityId}`,
    name: `${name} office`,
    email: `filer@${name.toLowerCase().replace(' ', '')}.example`,
    entityId,
    password: 'SecureFiler2026',
    use: `Logs in to the secure filing of ${name}`,
  })),
];

/** Every account of the sample registry. */
export const SAMPLE_ACCOUNTS: readonly SampleAccount[] = [...STAFF_ACCOUNTS, ...SECURE_FILING_ACCOUNTS];
