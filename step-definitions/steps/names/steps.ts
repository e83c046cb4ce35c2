import assert from 'node:assert/strict';
import type { EntityStatusCode, FilingType, NameCheckOutcome } from '#rules';
import type { Phrases, Table } from '../../foundation/phrases';
import type { NamesDriver } from './driver';

/** Names of entities: their terms, their availability, and the name on record. */
export const namePhrases: Phrases<{ names: NamesDriver }> = ({ Given, When, Then }) => {
  Given('the name {text} is on record', async function (name: string) {
    await this.driver.names.recordEntity(name);
  });
  Given('these names are on record:', async function (names: Table) {
    for (const [name = ''] of names.rows()) await this.driver.names.recordEntity(name);
  });
  Given('the name {text} is reserved for {text}', async function (name: string, owner: string) {
    await this.driver.names.reserveName(name, owner);
  });
  Given(
    'an entity that is {status} is on record as {text}',
    async function (status: EntityStatusCode, name: string) {
      await this.driver.names.beginNameChange(status, name);
    },
  );
  Given(
    'an entity named {text} has been {status} since {text}',
    async function (name: string, statusCode: EntityStatusCode, since: string) {
      await this.driver.names.recordStanding({ name, statusCode, since });
    },
  );
  Given(
    'an entity named {text} has been {status} for {int} days',
    async function (name: string, statusCode: EntityStatusCode, days: number) {
      await this.driver.names.recordStandingFor({ name, statusCode, days });
    },
  );
  Given('the filer has entered {text} as the new name', async function (name: string) {
    await this.driver.names.editName(name);
  });
  Given('the filer is authorized to use the reserved name {text}', async function (name: string) {
    await this.driver.names.authorizeForName(name);
  });

  When('the name {text} is checked', async function (name: string) {
    await this.driver.names.checkName(name);
  });
  When('the name {text} is checked for a/an {filing}', async function (name: string, formation: FilingType) {
    await this.driver.names.checkName(name, formation);
  });
  When('the name of the entity is changed to {text}', async function (name: string) {
    await this.driver.names.checkName(name);
  });
  When('the filer changes the name to {text}', async function (name: string) {
    await this.driver.names.editName(name);
  });
  When('the filer answers {yesNo} to changing the name', async function (answer: 'Y' | 'N') {
    await this.driver.names.chooseNameChange(answer);
  });
  When('the filer answers {yesNo} to the use of the reserved name', async function (answer: 'Y' | 'N') {
    await this.driver.names.chooseReservedName(answer === 'Y');
  });
  When(
    'the registry says that the name is {validity}, {hold} and {reservation}',
    async function (valid: boolean, isAvailable: boolean, isReserved: boolean) {
      await this.driver.names.receiveNameCheck({ valid, isAvailable, isReserved });
    },
  );

  When('the filer pauses after typing the name {text}', async function (name: string) {
    await this.driver.names.typeName(name);
  });
  When('the filer chooses the term {text} for the name {text}', async function (term: string, name: string) {
    await this.driver.names.chooseTerm(term, name);
  });

  Then('the hint on the name is {text}', async function (hint: string) {
    assert.equal(await this.driver.names.hint(), hint);
  });
  Then('the name with its term is {text}', async function (name: string) {
    assert.equal(await this.driver.names.nameWithTerm(), name);
  });
  Then('the name is {nameOutcome}', async function (outcome: NameCheckOutcome) {
    assert.equal(await this.driver.names.outcome(), outcome);
  });
  Then('the message about the name is {text}', async function (problem: string) {
    assert.equal(await this.driver.names.problem(), problem);
  });
  Then('the note about the name is {text}', async function (note: string) {
    assert.equal(await this.driver.names.note(), note);
  });
  Then('the name of that entity is {text}', async function (name: string) {
    assert.equal(await this.driver.names.nameByLaw(), name);
  });
  Then('the name is stored as {text}', async function (name: string) {
    assert.equal(await this.driver.names.storedName(), name);
  });
  Then('the availability of the name is unknown', async function () {
    assert.equal(await this.driver.names.isAvailabilityKnown(), false);
  });
  Then('the name after the filing is {text}', async function (name: string) {
    assert.equal(await this.driver.names.nameAfterFiling(), name);
  });
  Then('the filer is asked whether the name changes', async function () {
    assert.equal(await this.driver.names.isAskedAboutNameChange(), true);
  });
  Then('the filer is not asked whether the name changes', async function () {
    assert.equal(await this.driver.names.isAskedAboutNameChange(), false);
  });
  Then('the filer is warned {text}', async function (warning: string) {
    assert.equal(await this.driver.names.warning(), warning);
  });
  Then('the filer is asked whether the reserved name may be used', async function () {
    assert.equal(await this.driver.names.isAskedAboutReservation(), true);
  });
};
