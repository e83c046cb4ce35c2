/** The sample accounts that testers sign on with; the sign-in form of the office lists them. */
export const STAFF_ACCOUNTS: Readonly<Record<string, { userName: string; password: string }>> = {
  'Morgan Reyes': { userName: 'admin', password: 'registry-admin' },
  'Jordan Okafor': { userName: 'reviewer', password: 'Reviewer2026' },
  'Sasha Newcomb': { userName: 'newcomer', password: 'Temporary2026' },
  'Casey Lindqvist': { userName: 'filer', password: 'registry-filer' },
};
