import assert from 'node:assert/strict';
import type { PendingFiling, QueueOrder } from '#rules';
import { PATHS, pendingReviewPath } from '#rules';
import { lookUp } from '../../words/vocabulary/look-up';
import { PLACES } from '../../words/vocabulary/places';
import type { Phrases, Table } from '../../foundation/phrases';
import { says } from '../../foundation/answers';
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
  Given('these filings are pending:', ({ pendingQueue }, table: Table) =>
    pendingQueue.setFilings(table.hashes().map(pendingOf)),
  );
  Given('{int} filings are pending', ({ pendingQueue }, count: number) =>
    pendingQueue.setFilings(Array.from({ length: count }, () => ({}))),
  );
  Given('the filings of the office were decided after {text} hours', ({ pendingQueue }, hours: string) =>
    pendingQueue.setDecisionTime(hours === '' ? null : Number(hours)),
  );
  Then('the worklist figures give the time to a decision as {text}', says('pendingQueue', 'decisionTime'));
  Then('the worklist groups them as {text}', async ({ pendingQueue }, groups: string) =>
    assert.equal((await pendingQueue.waitingAges()).join(', '), groups),
  );
  When('an audit log of {int} entries is saved as a file', ({ pendingQueue }, entries: number) =>
    pendingQueue.saveAuditLog(entries),
  );
  Then('the file has {int} entries', async ({ pendingQueue }, entries: number) =>
    assert.equal((await pendingQueue.savedAuditLog()).entries, entries),
  );
  Then('another file is needed', async ({ pendingQueue }) =>
    assert.equal((await pendingQueue.savedAuditLog()).more, true),
  );
  Then('no other file is needed', async ({ pendingQueue }) =>
    assert.equal((await pendingQueue.savedAuditLog()).more, false),
  );
  Given('the queue is asked for and {happening}', ({ pendingQueue }, answer: RegistryAnswer) =>
    pendingQueue.setAnswer(answer),
  );
  Given('an administrator has opened the queue', ({ pendingQueue }) => pendingQueue.openQueue());
  Given('the administrator has come to the filing of {text} by keyboard', ({ pendingQueue }, name: string) =>
    pendingQueue.reachByKeyboard(name),
  );

  When('an administrator opens the queue', ({ pendingQueue }) => pendingQueue.openQueue());
  When('the administrator chooses the filing of {text}', ({ pendingQueue }, entityName: string) =>
    pendingQueue.chooseFiling(entityName),
  );
  When('the queue is shown with the {queueOrder} filings first', ({ pendingQueue }, order: QueueOrder) =>
    pendingQueue.setOrder(order),
  );
  When('part {int} of the queue is shown', ({ pendingQueue }, part: number) => pendingQueue.showPart(part));
  When('another administrator locks the filing of {text}', ({ pendingQueue }, entityName: string) =>
    pendingQueue.lock(entityName, OTHER_ADMINISTRATOR),
  );
  When('the administrator reloads the queue', ({ pendingQueue }) => pendingQueue.reload());
  When('the administrator asks for the queue once more', ({ pendingQueue }) => pendingQueue.askAgain());

  Then('the queue has the columns:', async ({ pendingQueue }, table: Table) =>
    assert.deepEqual(
      await pendingQueue.columns(),
      table.hashes().map(({ column }) => column),
    ),
  );
  Then(
    'the column {text} of the queue reads {text}',
    async ({ pendingQueue }, column: string, cells: string) =>
      assert.equal((await pendingQueue.cellsOf(column)).join(', '), cells),
  );
  Then('the columns of the queue read:', async ({ pendingQueue }, table: Table) => {
    const read: Record<string, string>[] = [];
    for (const { column = '' } of table.hashes())
      read.push({ column, cells: (await pendingQueue.cellsOf(column)).join(', ') });
    assert.deepEqual(read, table.hashes());
  });
  Then('{int} filing(s) of the queue is/are shown', async ({ pendingQueue }, count: number) =>
    assert.equal((await pendingQueue.cellsOf('Filing')).length, count),
  );
  Then('the queue has {int} part(s)', says('pendingQueue', 'partCount'));
  Then(
    'the review of the filing {text} of the entity {text} opens',
    async ({ pendingQueue }, transactionId: string, mstrTransId: string) =>
      assert.equal(await pendingQueue.reviewPath(), pendingReviewPath({ mstrTransId, transactionId })),
  );
  Then('the staff home says {text}', says('pendingQueue', 'homeMessage'));
  Then('the staff home leads to:', async ({ pendingQueue }, table: Table) =>
    assert.deepEqual(
      await pendingQueue.homeLinks(),
      table
        .hashes()
        .map(({ link = '', place = '' }) => ({ link, path: PATHS[lookUp('place', PLACES, place)] })),
    ),
  );
  Then(
    'the filing of {text} is soon shown as locked by {text}',
    async ({ pendingQueue }, entityName: string, userId: string) =>
      assert.equal(await pendingQueue.isSoonLockedBy(entityName, userId), true),
  );
  Then('the administrator is still at the filing of {text}', async ({ pendingQueue }, entityName: string) =>
    assert.equal(await pendingQueue.isReached(entityName), true),
  );
  Then('the administrator reads that {text}', async ({ pendingQueue }, message: string) =>
    assert.equal(await pendingQueue.isMessageShown(message), true),
  );
};
