import { initialFiling } from '../filing/initial-filing';
import type { Filing } from '../filing/filing';
import type { FilingType } from '../filing/filing-type';
import { FILING_TYPES } from '../filing/filing-type';
import { isMadeOnce, isStillWanted } from '../record/effects-of-filing';
import { effectOf, findEffect } from './all-effects';

const NOW = '2026-11-27T18:00:00.000Z';
const OWN = 'Columbine Grove LLC';

/** A filing on an LLC that is delinquent, or dissolved, under the name with the statutory language. */
const filingOn = (filingType: FilingType, statusCode: string, oldName: string): Filing => {
  const filing = initialFiling({ filingType, submissionKey: 'key', entityId: '1', entityType: 'DLLC' });
  return { ...filing, statusCode, entityNameValues: { ...filing.entityNameValues, name: oldName, oldName } };
};
const cure = filingOn('cure', 'DQQ', `${OWN}, Delinquent December 1, 2024`);
const reinstatement = filingOn('reinstate', 'ADISS', `${OWN}, Dissolved December 1, 2024`);

const status = (code: string) => ({
  status: { code, delinquentSince: null, dissolvedOn: null },
  reportDue: '2026-10-31',
  delayed: [],
});

it('knows what every filing does to the record', () => {
  expect(FILING_TYPES.filter((type) => findEffect(type) === undefined)).toEqual([]);
  expect(() => effectOf({ filingType: '' })).toThrow('does not support filings of type ""');
});

it.each([
  ['report', true],
  ['reinstate', true],
  ['cure', true],
  ['dissolve', true],
  ['revoke', true],
  ['llc', false],
  ['amend', false],
  ['chgpoa', false],
  ['chgra', false],
] as const)('a filing of type %s can be made once only: %s', (type, isOnce) => {
  expect(isMadeOnce({ ...filingOn(type, 'GOOD', OWN), revokes: '20261000001' }, NOW)).toBe(isOnce);
});

it.each([
  ['DQQ', true],
  ['GOOD', false],
  ['ADISS', false],
])('a cure is still wanted on a record of status %s: %s', (code, isWanted) => {
  expect(isStillWanted(cure, status(code), NOW)).toBe(isWanted);
});

it.each([
  ['20261000001', true],
  ['20261000002', false],
])('a revocation of %s is still wanted where 20261000001 alone is to come: %s', (revokes, isWanted) => {
  const revocation = { ...filingOn('revoke', 'GOOD', OWN), revokes };
  const record = { ...status('GOOD'), delayed: ['20261000001'] };
  expect(isStillWanted(revocation, record, NOW)).toBe(isWanted);
});

describe('the name of an entity that comes back', () => {
  const settled = (filing: Filing, isNameFree: boolean) =>
    effectOf(filing).settle?.(filing, { now: NOW, isNameFree });

  it('is its own where that is free, and the browser decides nothing', () => {
    const sent = { ...cure, entityNameValues: { ...cure.entityNameValues, name: 'Somebody Else LLC' } };
    expect(settled(sent, true)).toMatchObject({
      filing: { entityNameValues: { name: OWN, isNameChanged: '' } },
      problems: [],
    });
  });

  it('has the day behind it where others have it, of which the filer is told first', () => {
    expect(effectOf(reinstatement).nameInQuestion?.(reinstatement, NOW)).toBe(OWN);
    expect(settled(reinstatement, false)).toMatchObject({
      filing: { entityNameValues: { name: `${OWN}, Reinstated November 27, 2026` } },
      problems: [{ step: 'staticentityname', path: 'name', code: 'mismatch' }],
    });
  });

  it('is not asked about for a cure whose filer has entered no other', () => {
    expect(effectOf(cure).nameInQuestion?.(cure, NOW)).toBeNull();
  });
});
