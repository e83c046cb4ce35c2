import assert from 'node:assert/strict';
import type { PendingFiling, QueueOrder } from '#rules';
import { PATHS, pendingReviewPath } from '#rules';
import { lookUp } from '../../words/vocabulary/look-up';
import { PLACES } from '../../words/vocabulary/places';
import type { Phrases, Table } from '../../foundation/phrases';
import { READER_ID } from './driver';
import type { PendingQueueDriver } from './driver';
import type { RegistryAnswer } from '../../words/vocabulary/registry-answer';

type Fact = (cell: string) => Partial<PendingFiling>;

/** The fact of a pending filing behind each column of a scenario's table. */
const FACTS: Record<string, Fact> = {
  'submitted on': (receivedDateString) => ({ receivedDateString }),
  filing: (transactionDescription) => ({ transactionDescription }),
  'entity name': (entityName) => ({ entityName }),
  'entity ID': (mstrTransId) => ({ mstrTransId }),
  document: (transactionId) => ({ transactionId }),
  number: (transSeqId) => ({ transSeqId }),
  email: (email) => ({ email }),
  'locked by': (who) => ({ lockUserId: who === 'the administrator' ? READER_ID : who }),
  'locked since': (lockedSince) => (lockedSince === '' ? {} : { lockedSince }),
  lock: (lease) => (lease === '' ? {} : { lockHasExpired: lookUp('lock', LEASES, lease) }),
};

const LEASES = { held: false, expired: true };

const pendingOf = (row: Record<string, string>): Partial<PendingFiling> =>
  Object.assign({}, ...Object.entries(row).map(([noun, cell]) => lookUp('fact', FACTS, noun)(cell)));

const OTHER_ADMINISTRATOR = 'staff-2';

/** The queue of pending filings. */
export const pendingQueuePhrases: Phrases<{ pendingQueue: PendingQueueDriver }> = ({ Given, When, Then }) => {
  Given('these filings are pending:', async function (table: Table) {
    await this.driver.pendingQueue.setFilings(table.hashes().map(pendingOf));
  });
  Given('{int} filings are pending', async function (count: number) {
    await this.driver.pendingQueue.setFilings(Array.from({ length: count }, () => ({})));
  });
  Given('the filings of the office were decided after {text} hours', async function (hours: string) {
    await this.driver.pendingQueue.setDecisionTime(hours === '' ? null : Number(hours));
  });
  Then('the worklist figures give the time to a decision as {text}', async function (time: string) {
    assert.equal(await this.driver.pendingQueue.decisionTime(), time);
  });
  Then('the worklist groups them as {text}', async function (groups: string) {
    assert.equal((await this.driver.pendingQueue.waitingAges()).join(', '), groups);
  });
  When('an audit log of {int} entries is saved as a file', async function (entries: number) {
    await this.driver.pendingQueue.saveAuditLog(entries);
  });
  Then('the file has {int} entries', async function (entries: number) {
    assert.equal((await this.driver.pendingQueue.savedAuditLog()).entries, entries);
  });
  Then('another file is needed', async function () {
    assert.equal((await this.driver.pendingQueue.savedAuditLog()).more, true);
  });
  Then('no other file is needed', async function () {
    assert.equal((await this.driver.pendingQueue.savedAuditLog()).more, false);
  });
  Given('the queue is asked for and {happening}', async function (answer: RegistryAnswer) {
    await this.driver.pendingQueue.setAnswer(answer);
  });
  Given('an administrator has opened the queue', async function () {
    await this.driver.pendingQueue.openQueue();
  });
  Given('the administrator has come to the filing of {text} by keyboard', async function (name: string) {
    await this.driver.pendingQueue.reachByKeyboard(name);
  });

  When('an administrator opens the queue', async function () {
    await this.driver.pendingQueue.openQueue();
  });
  When('the administrator chooses the filing of {text}', async function (entityName: string) {
    await this.driver.pendingQueue.chooseFiling(entityName);
  });
  When('the queue is shown with the {queueOrder} filings first', async function (order: QueueOrder) {
    await this.driver.pendingQueue.setOrder(order);
  });
  When('part {int} of the queue is shown', async function (part: number) {
    await this.driver.pendingQueue.showPart(part);
  });
  When('another administrator locks the filing of {text}', async function (entityName: string) {
    await this.driver.pendingQueue.lock(entityName, OTHER_ADMINISTRATOR);
  });
  When('the administrator reloads the queue', async function () {
    await this.driver.pendingQueue.reload();
  });
  When('the administrator asks for the queue once more', async function () {
    await this.driver.pendingQueue.askAgain();
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
  Then('the columns of the queue read:', async function (table: Table) {
    const read: Record<string, string>[] = [];
    for (const { column = '' } of table.hashes())
      read.push({ column, cells: (await this.driver.pendingQueue.cellsOf(column)).join(', ') });
    assert.deepEqual(read, table.hashes());
  });
  Then('{int} filing(s) of the queue is/are shown', async function (count: number) {
    assert.equal((await this.driver.pendingQueue.cellsOf('Filing')).length, count);
  });
  Then('the queue has {int} part(s)', async function (count: number) {
    assert.equal(await this.driver.pendingQueue.partCount(), count);
  });
  Then(
    'the review of the filing {text} of the entity {text} opens',
    async function (transactionId: string, mstrTransId: string) {
      assert.equal(
        await this.driver.pendingQueue.reviewPath(),
        pendingReviewPath({ mstrTransId, transactionId }),
      );
    },
  );
  Then('the staff home says {text}', async function (sentence: string) {
    assert.equal(await this.driver.pendingQueue.homeMessage(), sentence);
  });
  Then('the staff home leads to:', async function (table: Table) {
    assert.deepEqual(
      await this.driver.pendingQueue.homeLinks(),
      table
        .hashes()
        .map(({ link = '', place = '' }) => ({ link, path: PATHS[lookUp('place', PLACES, place)] })),
    );
  });
  Then(
    'the filing of {text} is soon shown as locked by {text}',
    async function (entityName: string, userId: string) {
      assert.equal(await this.driver.pendingQueue.isSoonLockedBy(entityName, userId), true);
    },
  );
  Then('the administrator is still at the filing of {text}', async function (entityName: string) {
    assert.equal(await this.driver.pendingQueue.isReached(entityName), true);
  });
  Then('the administrator reads that {text}', async function (message: string) {
    assert.equal(await this.driver.pendingQueue.isMessageShown(message), true);
  });
};
