import { verify } from '../decision-table/verify';
import { emptyAddress } from '../filing-parts/address';
import { emptyIndividualName } from '../filing-parts/name';
import type { Former, FormerType } from '../filing-parts/sections';
import type { PeopleListEvent, PeopleListState } from './people-list-reducer';
import { openPeopleList, peopleListReducer, peopleListTable } from './people-list-reducer';
import { formatName, isNameComplete } from './person-name';
import { sameAsFormer } from './same-as-former';

const after = (state: PeopleListState<string>, ...events: PeopleListEvent<string>[]) =>
  events.reduce(peopleListReducer, state);

describe('list of people', () => {
  it('has a table without gaps or overlaps', () => {
    expect(verify(peopleListTable)).toEqual([]);
  });

  it('starts in add mode when empty, and shows the list after saving', () => {
    const start = openPeopleList<string>([]);
    expect(start.mode).toBe('add');
    expect(after(start, { kind: 'canceled' }).mode).toBe('add');
    expect(after(start, { kind: 'saved', people: ['Ana'] })).toEqual({
      mode: 'list',
      index: null,
      people: ['Ana'],
    });
  });

  it('replaces the person being edited, and keeps the place', () => {
    const editing = after(openPeopleList(['Ana', 'Ben']), { kind: 'edit', index: 0 });
    expect(editing).toMatchObject({ mode: 'edit', index: 0 });
    expect(after(editing, { kind: 'saved', people: ['Anna'] })).toEqual({
      mode: 'list',
      index: null,
      people: ['Anna', 'Ben'],
    });
    expect(after(editing, { kind: 'canceled' })).toEqual(openPeopleList(['Ana', 'Ben']));
  });

  it('returns to add mode when the last one is deleted', () => {
    const one = after(openPeopleList(['Ana', 'Ben']), { kind: 'deleted', index: 1 });
    expect(one).toEqual({ mode: 'list', index: null, people: ['Ana'] });
    expect(after(one, { kind: 'deleted', index: 0 })).toEqual({ mode: 'add', index: null, people: [] });
  });

  it('ignores an event about nobody', () => {
    const state = openPeopleList(['Ana']);
    expect(after(state, { kind: 'deleted', index: 3 }, { kind: 'edit', index: -1 })).toEqual(state);
  });
});

describe('same as former', () => {
  const former = (firstName: string, personTyp: FormerType = 'FRMINDV'): Former => ({
    id: firstName,
    nameValues: { personTyp, name: { ...emptyIndividualName(), firstName, lastName: 'Ruiz', suffix: 'Jr' } },
    addressValues: { streetAddress: { ...emptyAddress('PHYS'), address1: '1 Main St', accepted: true } },
  });

  it('copies the only individual with the accepted address', () => {
    const ana = former('Ana');
    const { name } = ana.nameValues;
    // Chosen as an organization before, and changed to an individual since.
    const left = { ...ana, nameValues: { ...ana.nameValues, name: { ...name, orgName: 'Ana Farms' } } };
    const result = sameAsFormer([former('Org', 'FRMENT'), left], 'filer-1');
    expect(result).toMatchObject({
      kind: 'copy',
      filer: {
        id: 'filer-1',
        sameAsFormer: true,
        nameValues: { personTyp: 'FILER', name: { nameTyp: 'I', orgName: '', firstName: 'Ana' } },
      },
    });
    expect(result.kind === 'copy' && result.filer.addressValues.streetAddress.accepted).toBe(true);
    expect(result.kind === 'copy' && formatName(result.filer.nameValues.name)).toBe('Ana Ruiz Jr');
  });

  it('lets the filer choose among several, and has nothing to copy without an individual', () => {
    expect(sameAsFormer([former('Ana'), former('Ben'), former('Trust', 'FRMTRST')], 'x')).toMatchObject({
      kind: 'choose',
      formers: [{ id: 'Ana' }, { id: 'Ben' }],
    });
    expect(sameAsFormer([former('Org', 'FRMENT')], 'x')).toEqual({ kind: 'none' });
  });
});

describe('name of a person', () => {
  it.each([
    ['Ana', 'Li', true],
    ['Ana', 'L', false],
    ['', 'Li', false],
    [' ', 'Li', false],
    ['Ana', ' L ', false],
    ['Ana', ' Li ', true],
  ])('of %p %p is complete: %p', (firstName, lastName, isComplete) => {
    expect(isNameComplete({ firstName, lastName })).toBe(isComplete);
  });
});
