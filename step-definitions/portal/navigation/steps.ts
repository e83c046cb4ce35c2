import assert from 'node:assert/strict';
import type { FilingType, StepName } from '#rules';
import type { MenuUser, NavigationDriver } from './driver';
import type { Phrases, Table } from '../../foundation/phrases';
import { lookUp } from '../../words/vocabulary/look-up';
import { ANY_TRANSACTION_WORDS, ANY_TYPE_WORDS } from '../../words/vocabulary/record-words';

/** Menus, places, environments, and what developers start from. */
export const navigationPhrases: Phrases<{ navigation: NavigationDriver }> = ({ Given, When, Then }) => {
  Given('the portal runs in the environment {text}', async function (environment: string) {
    await this.driver.navigation.setEnvironment(environment);
  });

  When(
    '{menuUser} opens the menu in the environment {text}',
    async function (user: MenuUser, environment: string) {
      await this.driver.navigation.openMenu(user, environment);
    },
  );
  When('a visitor looks for the {place}', async function (place: string) {
    await this.driver.navigation.findPlace(place);
  });
  When(
    'a/an {filing} is opened at {step} for the transaction {transactionNamed}, the type {typeNamed} and the entity {text}',
    async function (
      filing: FilingType,
      step: StepName,
      transTyp: string,
      entityType: string,
      entityId: string,
    ) {
      await this.driver.navigation.openFiling(filing, step, { transTyp, entityType, entityId });
    },
  );
  When('a developer wants to form an entity', async function () {
    await this.driver.navigation.listFormations();
  });
  When('a developer wants to file for an entity', async function () {
    await this.driver.navigation.listFilingsOnRecord();
  });
  When('a developer enters the entity ID {text}', async function (typed: string) {
    await this.driver.navigation.enterEntityId(typed);
  });

  Then('the menu offers {text}', async function (labels: string) {
    assert.equal((await this.driver.navigation.labelsOffered()).join(', '), labels);
  });
  Then('the menu entry {text} leads to {text}', async function (label: string, place: string) {
    assert.equal(await this.driver.navigation.destinationOf(label), place);
  });
  Then('it is found at {text}', async function (place: string) {
    assert.equal(await this.driver.navigation.path(), place);
  });
  Then('its notices and forms are found at:', async function (table: Table) {
    assert.deepEqual(
      await this.driver.navigation.externalAddresses(),
      table.rows().map(([, address]) => address),
    );
  });
  Then('these transactions are offered:', async function (table: Table) {
    assert.deepEqual(
      await this.driver.navigation.transactionsOffered(),
      table.hashes().map(({ transaction = '', type = '' }) => ({
        transactionType: lookUp('transaction', ANY_TRANSACTION_WORDS, transaction),
        entityType: type && lookUp('type of entity', ANY_TYPE_WORDS, type),
      })),
    );
  });
  Then('the entity ID is read as {text}', async function (entityId: string) {
    assert.equal(await this.driver.navigation.entityId(), entityId);
  });
};
