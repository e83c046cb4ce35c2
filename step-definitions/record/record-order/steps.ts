import assert from 'node:assert/strict';
import type { Phrases, Table } from '../../foundation/phrases';
import type { RecordOrderDriver } from './driver';

/** What is on record after filings, whatever the order in which they were filed and approved. */
export const recordOrderPhrases: Phrases<{ recordOrder: RecordOrderDriver }> = ({ Given, Then }) => {
  Given('an entity on which these filings are in force:', async function (table: Table) {
    await this.driver.recordOrder.setFilings(
      table
        .hashes()
        .map(({ document = '', received = '', 'takes effect': takesEffect = '', ...changes }) => ({
          document,
          received,
          takesEffect,
          changes,
        })),
    );
  });
  Then('the {text} on record is {text}', async function (fact: string, value: string) {
    assert.equal(await this.driver.recordOrder.onRecord(fact), value);
  });
  Then('the former names on record are {text}', async function (names: string) {
    assert.equal(await this.driver.recordOrder.formerNames(), names);
  });
  Then('staff who review document {text} read {text}', async function (document: string, sentences: string) {
    assert.equal(await this.driver.recordOrder.told('staff', document), sentences);
  });
  Then('the history says of document {text} {text}', async function (document: string, sentences: string) {
    assert.equal(await this.driver.recordOrder.told('history', document), sentences);
  });
  Then('the mail about document {text} says {text}', async function (document: string, sentences: string) {
    assert.equal(await this.driver.recordOrder.told('filer', document), sentences);
  });
};
