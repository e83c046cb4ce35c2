import assert from 'node:assert/strict';
import type { PendingFiling } from '#rules';
import { lookUp } from '../vocabulary/look-up';
import type { Phrases, Table } from '../phrasebook';

/** The fact of a pending filing behind each column of a scenario's table. */
const FACTS: Record<string, keyof PendingFiling> = {
  'submitted on': 'receivedDateString',
  filing: 'transactionDescription',
  'entity name': 'entityName',
  'entity ID': 'mstrTransId',
  document: 'transactionId',
  email: 'email',
  'locked by': 'lockUserId',
};

const pendingOf = (row: Record<string, string>): Partial<PendingFiling> =>
  Object.fromEntries(Object.entries(row).map(([noun, value]) => [lookUp('fact', FACTS, noun), value]));

/** The queue of pending filings. */
export const pendingQueuePhrases: Phrases = ({ Given, When, Then }) => {
  Given('these filings are pending:', async function (table: Table) {
    await this.driver.pendingQueue.setFilings(table.hashes().map(pendingOf));
  });
  Given('{int} filings are pending', async function (count: number) {
    await this.driver.pendingQueue.setFilings(Array.from({ length: count }, () => ({})));
  });

  When('an administrator opens the queue', async function () {
    await this.driver.pendingQueue.openQueue();
  });
  When('the administrator chooses the filing of {text}', async function (entityName: string) {
    await this.driver.pendingQueue.chooseFiling(entityName);
  });
  When('the queue is sorted by {text}', async function (column: string) {
    await this.driver.pendingQueue.sort(column, 'ascending');
  });
  When('the queue is sorted by {text} in descending order', async function (column: string) {
    await this.driver.pendingQueue.sort(column, 'descending');
  });
  When('part {int} of the queue is shown', async function (part: number) {
    await this.driver.pendingQueue.showPart(part);
  });

  Then('the queue has the columns:', async function (table: Table) {
    assert.deepEqual(
      await this.driver.pendingQueue.columns(),
      table.hashes().map(({ column }) => column),
    );
  });
  Then('the column {text} of the queue reads {text}', async function (column: string, cells: string) {
    assert.equal((await this.driver.pendingQueue.cellsOf(column)).join(', '), cells);
  });
  Then('{int} filings of the queue are shown', async function (count: number) {
    assert.equal((await this.driver.pendingQueue.cellsOf('Filing')).length, count);
  });
  Then('the queue has {int} part(s)', async function (count: number) {
    assert.equal(await this.driver.pendingQueue.partCount(), count);
  });
  Then('its review is found at {text}', async function (place: string) {
    assert.equal(await this.driver.pendingQueue.reviewPath(), place);
  });
  Then('the staff home says {text}', async function (sentence: string) {
    assert.equal(await this.driver.pendingQueue.homeMessage(), sentence);
  });
};
