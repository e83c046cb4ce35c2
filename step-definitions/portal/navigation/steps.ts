import assert from 'node:assert/strict';
import type { FilingType, StepName } from '#rules';
import type { MenuUser, NavigationDriver } from './driver';
import type { Phrases, Table } from '../../foundation/phrases';
import { says } from '../../foundation/answers';
import { lookUp } from '../../words/vocabulary/look-up';
import { ANY_TRANSACTION_WORDS, ANY_TYPE_WORDS } from '../../words/vocabulary/record-words';

/** Menus, places, environments, and what developers start from. */
export const navigationPhrases: Phrases<{ navigation: NavigationDriver }> = ({ Given, When, Then }) => {
  Given('the portal runs in the environment {text}', ({ navigation }, environment: string) =>
    navigation.setEnvironment(environment),
  );

  When(
    '{menuUser} opens the menu in the environment {text}',
    ({ navigation }, user: MenuUser, environment: string) => navigation.openMenu(user, environment),
  );
  When('a visitor looks for the {place}', ({ navigation }, place: string) => navigation.findPlace(place));
  When(
    'a/an {filing} is opened at {step} for the transaction {transactionNamed}, the type {typeNamed} and the entity {text}',
    (
      { navigation },
      filing: FilingType,
      step: StepName,
      transTyp: string,
      entityType: string,
      entityId: string,
    ) => navigation.openFiling(filing, step, { transTyp, entityType, entityId }),
  );
  When('a developer wants to form an entity', ({ navigation }) => navigation.listFormations());
  When('a developer wants to file for an entity', ({ navigation }) => navigation.listFilingsOnRecord());
  When('a developer enters the entity ID {text}', ({ navigation }, typed: string) =>
    navigation.enterEntityId(typed),
  );

  Then('the menu offers {text}', async ({ navigation }, labels: string) =>
    assert.equal((await navigation.labelsOffered()).join(', '), labels),
  );
  Then('the menu entry {text} leads to {text}', async ({ navigation }, label: string, place: string) =>
    assert.equal(await navigation.destinationOf(label), place),
  );
  Then('it is found at {text}', says('navigation', 'path'));
  Then('its notices and forms are found at:', async ({ navigation }, table: Table) =>
    assert.deepEqual(
      await navigation.externalAddresses(),
      table.rows().map(([, address]) => address),
    ),
  );
  Then('these transactions are offered:', async ({ navigation }, table: Table) =>
    assert.deepEqual(
      await navigation.transactionsOffered(),
      table.hashes().map(({ transaction = '', type = '' }) => ({
        transactionType: lookUp('transaction', ANY_TRANSACTION_WORDS, transaction),
        entityType: type && lookUp('type of entity', ANY_TYPE_WORDS, type),
      })),
    ),
  );
  Then('the entity ID is read as {text}', says('navigation', 'entityId'));
};
