import assert from 'node:assert/strict';
import type { Phrases, Table } from '../../foundation/phrases';
import { says } from '../../foundation/answers';
import type { RecordOrderDriver } from './driver';

/** What is on record after filings, whatever the order in which they were filed and approved. */
export const recordOrderPhrases: Phrases<{ recordOrder: RecordOrderDriver }> = ({ Given, Then }) => {
  Given('an entity on which these filings are in force:', ({ recordOrder }, table: Table) =>
    recordOrder.setFilings(
      table
        .hashes()
        .map(({ document = '', received = '', 'takes effect': takesEffect = '', ...changes }) => ({
          document,
          received,
          takesEffect,
          changes,
        })),
    ),
  );
  Then('the {text} on record is {text}', async ({ recordOrder }, fact: string, value: string) =>
    assert.equal(await recordOrder.onRecord(fact), value),
  );
  Then('the former names on record are {text}', says('recordOrder', 'formerNames'));
  Then(
    'staff who review document {text} read {text}',
    async ({ recordOrder }, document: string, sentences: string) =>
      assert.equal(await recordOrder.told('staff', document), sentences),
  );
  Then(
    'the history says of document {text} {text}',
    async ({ recordOrder }, document: string, sentences: string) =>
      assert.equal(await recordOrder.told('history', document), sentences),
  );
  Then(
    'the mail about document {text} says {text}',
    async ({ recordOrder }, document: string, sentences: string) =>
      assert.equal(await recordOrder.told('filer', document), sentences),
  );
};
