import type { Filer } from '../../filing-parts/sections';
import type { PiiListEvent, PiiListState } from './pii-list';
import { emptyAddress } from '../../filing-parts/address';
import { piiFilerProblems } from './pii-entry';
import { openPiiList, piiListAfter } from './pii-list';
import { piiReview } from './pii-review';
import { attentionAfterRefusal } from './pii-verdict';

const filers = [{ id: 'a' }, { id: 'b' }] as unknown as Filer[];
const after = (...events: PiiListEvent[]): PiiListState =>
  events.reduce<PiiListState>((state, event) => piiListAfter(state, event), openPiiList(filers));
const edit = (index: number): PiiListEvent => ({ kind: 'edit', index });

describe('the filers of a request to remove personal data (A2-pii)', () => {
  it('begin with an empty form', () => {
    expect(openPiiList()).toEqual({ mode: 'add', index: null, filers: [], additionalFilers: '' });
  });

  it.each<[string, PiiListEvent[], number | null]>([
    ['while it is edited', [edit(1)], 1],
    ['while another one is wanted', [edit(1), edit(0)], 1],
    ['while leaving is asked about', [edit(1), { kind: 'cancel' }], 1],
    ['not once it is saved', [edit(1), { kind: 'save', filer: filers[0]! }], null],
    ['not in the list', [edit(1), { kind: 'save', filer: filers[0]! }, { kind: 'delete', index: 0 }], null],
    ['not while one is added', [{ kind: 'addAnother' }, edit(1)], null],
  ])('remember who is edited: %s', (_, events, index) => {
    expect(after(...events).index).toBe(index);
  });
});

it('confirms a request by the code 200 alone', () => {
  expect(piiReview({ kind: 'ok', code: 200 }).heading).toBe('Confirmation');
  expect(piiReview({ kind: 'ok', code: 201 }).heading).toBe('Review & submit');
});

it('turns to the first field with a problem, and shows the page from its top', () => {
  const problem = { path: 'piiDocId', code: 'notVerified', message: 'No.' } as const;
  expect(attentionAfterRefusal([problem, { ...problem, path: 'removalDocId' }])).toEqual({
    focus: 'piiDocId',
    scrollTo: 'top',
  });
  expect(attentionAfterRefusal([])).toBeNull();
});

it('says which filer of a request has neither name nor address', () => {
  const empty = {
    nameValues: {
      personTyp: 'FILER',
      name: { nameTyp: 'I', firstName: '', middleName: '', lastName: '', suffix: '', orgName: '' },
    },
    addressValues: { streetAddress: emptyAddress('PHYS') },
  } as const;
  const problems = piiFilerProblems([empty], '2026-11-20T16:00:00Z');
  expect(problems.map(({ path }) => path)).toContain('filers[0].nameValues.name.lastName');
  expect(problems.map(({ path }) => path)).toContain('filers[0].addressValues.streetAddress.address1');
  expect(problems.some(({ path }) => path.startsWith('entityId'))).toBe(false);
});
