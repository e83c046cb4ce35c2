import { term } from '../language/text';
import { entityBoxRules, licenseRules } from '../agent/identity-forms';
import { emptyFiling } from '../filing/empty-filing';
import { recordSearchRules } from '../lists/search-form';
import { findReceiptRules } from '../receipt/find-receipt';
import { RECORD_NUMBER } from './plain-number';

const context = { filing: emptyFiling(), now: '2026-11-20T19:00:00Z' };

it.each([
  ['2010-1000-001', '20101000001'],
  ['2010 1000 001', '20101000001'],
  ['2010\u20131000\u2013001', '20101000001'],
  ['\uff12\uff10\uff11\uff10\u30001000001', '20101000001'],
])('reads %p as %p', (typed, number) => {
  expect(RECORD_NUMBER(typed)).toBe(number);
});

it.each([
  '24-7',
  '2010-1000-01',
  '2010-1000-0011',
  '2010 1000 001 LLC',
  '2010/1000/001',
  '1-800 Flowers',
  '',
])('leaves %p alone, which may be a name', (typed) => {
  expect(RECORD_NUMBER(typed)).toBe(typed);
});

it('reads the numbers that are asked for, and says so', () => {
  expect(licenseRules.tidied({ driversLicenseId: '92 123 4567', lastName: 'Sample' })).toMatchObject({
    driversLicenseId: '921234567',
  });
  expect(licenseRules.field('driversLicenseId', context)?.repair?.('\uff19\uff121234567')).toEqual({
    text: '921234567',
    notes: [
      { text: 'Changed to plain characters: {kinds}.', values: { kinds: [term('full-width characters')] } },
    ],
  });
  expect(findReceiptRules.tidied({ number: '2026 5000 002', email: 'a@example.com' })).toMatchObject({
    number: '20265000002',
  });
  expect(entityBoxRules.tidied({ entityId: '2010 1000 001' })).toEqual({ entityId: '20101000001' });
  expect(recordSearchRules.field('text', context)?.repair?.('2010-1000-001')).toEqual({
    text: '20101000001',
    notes: [{ text: 'Read as {time}.', values: { time: '20101000001' } }],
  });
});

it('leaves a search by words as it was typed', () => {
  const typed = 'Caf\u00e9 O\u2019Neil \uff12';
  expect(recordSearchRules.tidied({ text: ` ${typed} ` })).toEqual({ text: typed });
  expect(recordSearchRules.field('text', context)?.repair?.(typed)).toEqual({ text: typed, notes: [] });
});
