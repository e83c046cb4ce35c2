import fc from 'fast-check';
import {
  keepStatutorySuffix,
  nameAfterwards,
  statutorySuffix,
  withoutStatutoryLanguage,
  withStatutoryLanguage,
} from './statutory-suffix';

/** Names with commas of their own, and ends that look like language but are none. */
const bareNames = fc
  .tuple(
    fc.array(fc.constantFrom('Smith', 'Jones', 'May 3', 'Class of', 'Delinquent', '2024', '& Lee'), {
      minLength: 1,
      maxLength: 5,
    }),
    fc.constantFrom('LLC', 'Inc.', 'Co'),
  )
  .map(([parts, term]) => [...parts, term].join(', '));
const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const states = fc.constantFrom('delinquent', 'dissolved');
const statuses = fc.constantFrom('DQQ', 'ADISS', 'TDISS', 'DISS3Y', 'JDISS', 'VDISS');
const records = fc
  .tuple(bareNames, states, days)
  .map(([name, state, day]) => ({ name, onRecord: withStatutoryLanguage(name, state, day) }));
const spelled = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => text.toLowerCase(),
);

it('takes out of a name what was put into it, and nothing more', () => {
  fc.assert(
    fc.property(records, statuses, ({ name, onRecord }, status) => {
      expect(nameAfterwards(onRecord, status)).toBe(name);
      expect(withoutStatutoryLanguage(name)).toBe(name);
      expect(`${name}${statutorySuffix(onRecord)}`).toBe(onRecord);
    }),
  );
});

it('keeps the language of the record once, in its own words, whatever was entered with the new name', () => {
  fc.assert(
    fc.property(
      records,
      bareNames,
      fc.array(fc.tuple(records, spelled), { maxLength: 3 }),
      statuses,
      ({ onRecord }, newName, entered, status) => {
        const typed = newName + entered.map(([one, spell]) => spell(statutorySuffix(one.onRecord))).join('');
        const kept = keepStatutorySuffix(typed, onRecord, status);
        expect(kept).toBe(`${newName}${statutorySuffix(onRecord)}`);
        expect(keepStatutorySuffix(kept, onRecord, status)).toBe(kept);
        expect(nameAfterwards(kept, status)).toBe(newName);
      },
    ),
  );
});

it('leaves a new name alone where the record has no language', () => {
  fc.assert(
    fc.property(bareNames, bareNames, statuses, (newName, onRecord, status) => {
      expect(keepStatutorySuffix(newName, onRecord, status)).toBe(newName);
      expect(keepStatutorySuffix(newName, onRecord, 'GOOD')).toBe(newName);
    }),
  );
});

it('makes no name of statutory language alone', () => {
  const onRecord = 'Acme LLC, Delinquent December 1, 2024';
  expect(keepStatutorySuffix(', Delinquent May 1, 2020', onRecord, 'DQQ')).toBe('');
  expect(keepStatutorySuffix('', onRecord, 'DQQ')).toBe('');
});
