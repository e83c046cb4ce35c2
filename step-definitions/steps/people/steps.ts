import assert from 'node:assert/strict';
import type { FormerPlace, PeopleDriver, PeopleList, PersonRow } from './driver';
import { lookUp } from '../../words/vocabulary/look-up';
import type { Phrases, Table } from '../../foundation/phrases';

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
  Given('the list of {peopleList} has {int} entry/entries', async function (list: PeopleList, count: number) {
    await this.driver.people.openList(list, count);
  });
  Given('these persons form the company:', async function (table: Table) {
    await this.driver.people.setFormers(personRows(table));
  });

  When('the filer asks to add to the list of {peopleList}', async function (list: PeopleList) {
    await this.driver.people.applyToList(list, { kind: 'addAnother' });
  });
  When(
    'the filer asks to edit entry {int} of the list of {peopleList}',
    async function (place: number, list: PeopleList) {
      await this.driver.people.applyToList(list, { kind: 'edit', place });
    },
  );
  When(
    'the filer deletes entry {int} of the list of {peopleList}',
    async function (place: number, list: PeopleList) {
      await this.driver.people.applyToList(list, { kind: 'deleted', place });
    },
  );
  When('the filer saves a new entry of the list of {peopleList}', async function (list: PeopleList) {
    await this.driver.people.applyToList(list, { kind: 'saved' });
  });
  When(
    'the filer saves a change of entry {int} of the list of {peopleList}',
    async function (place: number, list: PeopleList) {
      await this.driver.people.applyToList(list, { kind: 'changed', place });
    },
  );
  When('the filer cancels an entry of the list of {peopleList}', async function (list: PeopleList) {
    await this.driver.people.applyToList(list, { kind: 'canceled' });
  });
  When('the filer chooses to be the same as a person forming the company', async function () {
    await this.driver.people.copyFromFormer();
  });
  When('the filer chooses {text} from the persons forming the company', async function (names: string) {
    await this.driver.people.chooseFormers(names === '' ? [] : names.split(', '));
  });
  When(
    'the person forming the company {text} is later renamed {text}',
    async function (from: string, to: string) {
      await this.driver.people.renameFormer(from, to);
    },
  );
  When(
    'a person has the first name {text} and the last name {text}',
    async function (first: string, last: string) {
      await this.driver.people.enterName(first, last);
    },
  );
  When(
    'the filer adds the {personKind} {text} to the list of {peopleList}',
    async function (type: string, name: string, list: PeopleList) {
      await this.driver.people.addPerson(list, { type, name });
    },
  );
  When(
    'the filer removes {text} from the list of {peopleList}',
    async function (name: string, list: PeopleList) {
      await this.driver.people.removePerson(list, name);
    },
  );
  When(
    'the filer changes {text} on the list of {peopleList} to {text}',
    async function (from: string, list: PeopleList, to: string) {
      await this.driver.people.replacePerson(list, from, to);
    },
  );

  Then('the list of {peopleList} asks for a new entry', async function (list: PeopleList) {
    assert.equal(await this.driver.people.listMode(list), 'add');
  });
  Then('the list of {peopleList} asks for a change of an entry', async function (list: PeopleList) {
    assert.equal(await this.driver.people.listMode(list), 'edit');
  });
  Then(
    'the list of {peopleList} shows its {int} entry/entries',
    async function (list: PeopleList, count: number) {
      assert.equal(await this.driver.people.listMode(list), 'list');
      assert.equal(await this.driver.people.listCount(list), count);
    },
  );
  Then('the list of {peopleList} names {text}', async function (list: PeopleList, names: string) {
    assert.equal(listed(await this.driver.people.listNames(list)), names);
  });
  Then('the filer is offered to be {text}', async function (option: string) {
    assert.equal(await this.driver.people.sameAsOption(), option);
  });
  Then('where those who form the entity are named the filer reads:', async function (table: Table) {
    for (const { place = '', words } of table.hashes())
      assert.equal(await this.driver.people.formerWords(lookUp('place', FORMER_PLACES, place)), words);
  });
  Then('the review calls a person who forms the entity {text}', async function (noun: string) {
    assert.equal(await this.driver.people.nounOnReview(), noun);
  });
  Then('the new filers are {text}', async function (names: string) {
    assert.equal(listed(await this.driver.people.newFilers()), names);
  });
  Then('the new filer has the address of that person', async function () {
    assert.equal(await this.driver.people.hasAddressOfFormer(), true);
  });
  Then('the filer can choose from {text}', async function (names: string) {
    assert.equal(listed(await this.driver.people.formersOffered()), names);
  });
  Then("the person's name is {completeness}", async function (complete: boolean) {
    assert.equal(await this.driver.people.isNameComplete(), complete);
  });
};
