import fc from 'fast-check';
import { emptyFiling } from '../filing/empty-filing';
import type { RecordEffect } from './fold';
import type { RecordFacts } from './facts';
import { partsOfName, recordName } from '../names/parts-of-name';
import { foldEffects, inOrderOfEffect, overtakenFacts } from './fold';

const office = (address1: string) => {
  const { principalOfficeValues } = emptyFiling();
  return { ...principalOfficeValues, streetAddress: { ...principalOfficeValues.streetAddress, address1 } };
};
const FIRST: RecordFacts = {
  name: 'Aspen LLC',
  statutoryLanguage: '',
  status: { code: 'GOOD', delinquentSince: null, dissolvedOn: null },
  principalOffice: office('1 First St'),
  registeredAgent: 'first',
  reportMonth: 5,
  reportDue: '2027-07-31',
  secureFiling: false,
};
const effect = (
  at: string,
  document: string,
  changes: RecordEffect['changes'],
  receivedAt = at,
): RecordEffect => ({ cause: 'filing', at, receivedAt, document, changes });
const START: RecordEffect = {
  cause: 'start',
  at: '2026-11-30',
  receivedAt: '2026-11-30',
  document: '',
  changes: [{ set: FIRST }],
};
const agent = (registeredAgent: string) => [{ set: { registeredAgent } }];

const days = fc.integer({ min: 10, max: 28 }).map((day) => `2026-11-${day}`);
const effects = fc.uniqueArray(
  fc.record({
    cause: fc.constant('filing' as const),
    at: days,
    receivedAt: days,
    document: fc.integer({ min: 1, max: 99 }).map(String),
    changes: fc.array(
      fc.record(
        {
          when: fc.record({ status: fc.constant(['GOOD']) }, { requiredKeys: [] }),
          set: fc.record(
            {
              name: fc.constantFrom('Birch LLC', 'Cedar LLC'),
              registeredAgent: fc.constantFrom('second', 'third'),
              status: fc.constantFrom(FIRST.status, { ...FIRST.status, code: 'NONCOMP' }),
            },
            { requiredKeys: [] },
          ),
        },
        { requiredKeys: ['set'] },
      ),
      { maxLength: 3 },
    ),
  }),
  { selector: ({ document }) => document, maxLength: 8 },
);

it('sets each fact by the last effect in order, whatever the order in which they came to the registry', () => {
  fc.assert(
    fc.property(effects, fc.infiniteStream(fc.nat()), (some, keys) => {
      const key = new Map(some.map((one) => [one, keys.next().value]));
      const shuffled = some.toSorted((one, other) => Number(key.get(one)) - Number(key.get(other)));
      expect(foldEffects([...shuffled, START])).toEqual(foldEffects([START, ...some]));
    }),
  );
});

it('names of each effect the facts that a later one has set, and no others', () => {
  fc.assert(
    fc.property(effects, (some) => {
      const { setBy } = foldEffects([START, ...some]);
      for (const one of some) {
        const until = some.filter((other) => inOrderOfEffect([other, one])[0] === other);
        const { setBy: setByThen } = foldEffects([START, ...until]);
        const factsOf = (setters: typeof setBy) =>
          Object.entries(setters).flatMap(([fact, setter]) => (setter === one ? [fact] : []));
        const overtaken = overtakenFacts([START, ...some], one).map(({ fact }) => fact as string);
        expect([...factsOf(setBy), ...overtaken].toSorted()).toEqual(factsOf(setByThen).toSorted());
      }
    }),
  );
});

it.each([
  [
    'the moment of effect',
    effect('2026-11-25', '1', agent('early')),
    effect('2026-11-26', '2', agent('late')),
  ],
  [
    'receipt, at one moment',
    effect('2026-11-26', '2', agent('early'), '2026-11-20'),
    effect('2026-11-26', '1', agent('late'), '2026-11-21'),
  ],
  [
    'document number, at one receipt',
    effect('2026-11-26', '1', agent('early')),
    effect('2026-11-26', '2', agent('late')),
  ],
])('orders effects by %s', (_, early, late) => {
  expect(foldEffects([START, late, early]).facts.registeredAgent).toBe('late');
  expect(overtakenFacts([START, late, early], early)).toEqual([
    { fact: 'registeredAgent', document: late.document },
  ]);
  expect(overtakenFacts([START, late, early], late)).toEqual([]);
});

it('makes a change under a condition only where the record says so just before', () => {
  const late = effect('2027-08-01', '', [
    {
      when: { status: ['GOOD'], reportDue: '2027-07-31' },
      set: { status: { ...FIRST.status, code: 'NONCOMP' } },
    },
  ]);
  const report = effect('2027-07-30', '7', [{ set: { reportDue: '2028-07-31' } }]);
  expect(foldEffects([START, late]).facts.status.code).toBe('NONCOMP');
  expect(foldEffects([START, late, report]).facts.status.code).toBe('GOOD');
});

it('changes the name under the statutory language that the record has by then', () => {
  const delinquent = { set: { statutoryLanguage: ', Delinquent December 1, 2026' } };
  const cured = { set: { statutoryLanguage: '' } };
  const renamed = { set: { name: 'Birch LLC' } };
  const nameAfter = (...changes: RecordEffect['changes']) =>
    recordName(
      foldEffects([START, ...changes.map((change, day) => effect(`2026-12-0${day + 1}`, `${day}`, [change]))])
        .facts,
    );
  expect(nameAfter(delinquent, renamed)).toBe('Birch LLC, Delinquent December 1, 2026');
  expect(nameAfter(delinquent, cured, renamed)).toBe('Birch LLC');
  expect(nameAfter(delinquent, renamed, cured)).toBe('Birch LLC');
});

it('takes a name apart by the status, and puts it together again', () => {
  const onRecord = 'Smith, Jones, LLC, Delinquent March 3, 2025';
  expect(partsOfName(onRecord, 'DQQ')).toEqual({
    name: 'Smith, Jones, LLC',
    statutoryLanguage: ', Delinquent March 3, 2025',
  });
  expect(partsOfName(onRecord, 'GOOD')).toEqual({ name: onRecord, statutoryLanguage: '' });
});
