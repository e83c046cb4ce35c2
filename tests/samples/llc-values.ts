import { emptyAddress, emptyIndividualName, initialFiling, type Address } from '#rules';

/** The values with which unit tests of steps begin: a filing just begun, and a person with an accepted address. */
export const now = '2026-11-20T19:00:00Z';
export const blank = initialFiling({ filingType: 'llc', submissionKey: 'key' });
export const context = { filing: blank, now };
export const street: Address = {
  ...emptyAddress('PHYS'),
  address1: '1 Main St',
  city: 'Denver',
  zip: '80202',
  accepted: true,
};
export const name = { ...emptyIndividualName(), firstName: 'Ana', lastName: 'Ruiz' };

/** Problems as `path: message`. */
export const messages = (problems: readonly { path: string; message: string }[]): string[] =>
  problems.map(({ path, message }) => `${path}: ${message}`);
