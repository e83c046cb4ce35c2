import assert from 'node:assert/strict';
import type { FormerPlace, PeopleDriver, PeopleList, PersonRow } from './driver';
import { lookUp } from '../../words/vocabulary/look-up';
import type { Phrases, Table } from '../../foundation/phrases';
import { holds, says } from '../../foundation/answers';

const personRows = (table: Table): PersonRow[] =>
  table.hashes().map(({ type = '', name = '' }) => ({ type, name }));
const FORMER_PLACES: Readonly<Record<string, FormerPlace>> = {
  'before all': 'lead',
  'above a new one': 'add',
  'above one who is changed': 'edit',
  'above the list': 'added',
  'for one more': 'another',
};

const listed = (names: string[]): string => names.join(', ');

/** The lists of persons forming the company and of filers. */
export const peoplePhrases: Phrases<{ people: PeopleDriver }> = ({ Given, When, Then }) => {
  Given('the list of {peopleList} has {int} entry/entries', ({ people }, list: PeopleList, count: number) =>
    people.openList(list, count),
  );
  Given('these persons form the company:', ({ people }, table: Table) =>
    people.setFormers(personRows(table)),
  );

  When('the filer asks to add to the list of {peopleList}', ({ people }, list: PeopleList) =>
    people.applyToList(list, { kind: 'addAnother' }),
  );
  When(
    'the filer asks to edit entry {int} of the list of {peopleList}',
    ({ people }, place: number, list: PeopleList) => people.applyToList(list, { kind: 'edit', place }),
  );
  When(
    'the filer deletes entry {int} of the list of {peopleList}',
    ({ people }, place: number, list: PeopleList) => people.applyToList(list, { kind: 'deleted', place }),
  );
  When('the filer saves a new entry of the list of {peopleList}', ({ people }, list: PeopleList) =>
    people.applyToList(list, { kind: 'saved' }),
  );
  When(
    'the filer saves a change of entry {int} of the list of {peopleList}',
    ({ people }, place: number, list: PeopleList) => people.applyToList(list, { kind: 'changed', place }),
  );
  When('the filer cancels an entry of the list of {peopleList}', ({ people }, list: PeopleList) =>
    people.applyToList(list, { kind: 'canceled' }),
  );
  When('the filer chooses to be the same as a person forming the company', ({ people }) =>
    people.copyFromFormer(),
  );
  When('the filer chooses {text} from the persons forming the company', ({ people }, names: string) =>
    people.chooseFormers(names === '' ? [] : names.split(', ')),
  );
  When(
    'the person forming the company {text} is later renamed {text}',
    ({ people }, from: string, to: string) => people.renameFormer(from, to),
  );
  When(
    'a person has the first name {text} and the last name {text}',
    ({ people }, first: string, last: string) => people.enterName(first, last),
  );
  When(
    'the filer adds the {personKind} {text} to the list of {peopleList}',
    ({ people }, type: string, name: string, list: PeopleList) => people.addPerson(list, { type, name }),
  );
  When(
    'the filer removes {text} from the list of {peopleList}',
    ({ people }, name: string, list: PeopleList) => people.removePerson(list, name),
  );
  When(
    'the filer changes {text} on the list of {peopleList} to {text}',
    ({ people }, from: string, list: PeopleList, to: string) => people.replacePerson(list, from, to),
  );

  Then('the list of {peopleList} asks for a new entry', async ({ people }, list: PeopleList) =>
    assert.equal(await people.listMode(list), 'add'),
  );
  Then('the list of {peopleList} asks for a change of an entry', async ({ people }, list: PeopleList) =>
    assert.equal(await people.listMode(list), 'edit'),
  );
  Then(
    'the list of {peopleList} shows its {int} entry/entries',
    async ({ people }, list: PeopleList, count: number) => {
      assert.equal(await people.listMode(list), 'list');
      assert.equal(await people.listCount(list), count);
    },
  );
  Then('the list of {peopleList} names {text}', async ({ people }, list: PeopleList, names: string) =>
    assert.equal(listed(await people.listNames(list)), names),
  );
  Then('the filer is offered to be {text}', says('people', 'sameAsOption'));
  Then('where those who form the entity are named the filer reads:', async ({ people }, table: Table) => {
    for (const { place = '', words } of table.hashes())
      assert.equal(await people.formerWords(lookUp('place', FORMER_PLACES, place)), words);
  });
  Then('the review calls a person who forms the entity {text}', says('people', 'nounOnReview'));
  Then('the new filers are {text}', async ({ people }, names: string) =>
    assert.equal(listed(await people.newFilers()), names),
  );
  Then('the new filer has the address of that person', holds('people', 'hasAddressOfFormer'));
  Then('the filer can choose from {text}', async ({ people }, names: string) =>
    assert.equal(listed(await people.formersOffered()), names),
  );
  Then("the person's name is {completeness}", async ({ people }, complete: boolean) =>
    assert.equal(await people.isNameComplete(), complete),
  );
};
