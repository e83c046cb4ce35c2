import { emptyFiling } from '../filing/empty-filing';
import { changeOfRecord } from './change-of-record';
import type { RecordFacts } from './facts';
import type { RecordEffect } from './fold';

const office = (address1: string): RecordFacts['principalOffice'] => {
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
  secureFiling: true,
};
const START: RecordEffect = {
  cause: 'start',
  at: '2026-11-20',
  receivedAt: '2026-11-20',
  document: '',
  changes: [{ set: FIRST }],
};
const filed = (document: string, set: Partial<RecordFacts>): RecordEffect => {
  const at = `2026-11-2${document}`;
  return { cause: 'filing', at, receivedAt: at, document, changes: [{ set }] };
};
const moved = filed('1', { principalOffice: office('2 Second St') });
const movedAgain = filed('2', { principalOffice: office('3 Third St'), name: 'Birch LLC' });

it('tells the facts that differ before and after an effect, and of the first effect all that are public', () => {
  expect(changeOfRecord([START, moved], [])).toEqual({
    before: { principalOffice: office('1 First St') },
    after: { principalOffice: office('2 Second St') },
    withheld: [],
  });
  const { secureFiling: _, ...facts } = FIRST;
  expect(changeOfRecord([START], [])).toEqual({ before: {}, after: facts, withheld: [] });
});

it('tells nothing of an effect that set what stood there, that a later one overtook, or that is not public', () => {
  const nothing = { before: {}, after: {}, withheld: [] };
  expect(changeOfRecord([START, filed('1', { reportMonth: 5, secureFiling: false })], [])).toEqual(nothing);
  expect(changeOfRecord([START, movedAgain, moved], [])).toEqual(nothing);
});

it.each([
  ['1', {}, { principalOffice: office('3 Third St'), name: 'Birch LLC' }],
  ['2', { principalOffice: office('2 Second St') }, { name: 'Birch LLC' }],
])(
  'leaves out what document %s set while it is withheld, and says of which part',
  (document, before, after) => {
    expect(changeOfRecord([START, moved, movedAgain], [document])).toEqual({
      before: { ...before, name: 'Aspen LLC' },
      after,
      withheld: ['principalOffice'],
    });
  },
);

it('leaves out an address of which no document is known where any document is withheld', () => {
  expect(changeOfRecord([START, moved], ['9'])).toEqual({
    before: {},
    after: { principalOffice: office('2 Second St') },
    withheld: ['principalOffice'],
  });
});
