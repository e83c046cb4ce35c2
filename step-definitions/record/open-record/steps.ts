import assert from 'node:assert/strict';
import type { Phrases } from '../../foundation/phrases';
import type { OpenRecordDriver } from './driver';

/** What anybody may read of the registry, and follow (T4). */
export const openRecordPhrases: Phrases<{ openRecord: OpenRecordDriver }> = ({ Given, When, Then }) => {
  Then(
    'the open record tells of a move of the office from where it stood to {text}',
    async ({ openRecord }, street: string) =>
      assert.deepEqual(await openRecord.lastMove(), { from: await openRecord.formerStreet(), to: street }),
  );
  Then(
    'whoever reads the log piece by piece finds the same as who reads it at once',
    async ({ openRecord }) => assert.equal(await openRecord.log(7), await openRecord.log(1000)),
  );
  Then(
    'a place beyond the end of the log is refused with the place where it ends',
    async ({ openRecord }) => {
      const { end, told } = await openRecord.beyondTheEnd();
      assert.equal(told, end);
    },
  );
  Given('a reader waits for what changes next', ({ openRecord }) => openRecord.waitForChange());
  Then('the reader learns of the move to {text}', async ({ openRecord }, street: string) =>
    assert.equal(await openRecord.streetInAwaitedChange(), street),
  );
  Given('a reader of events was there before the office moved', ({ openRecord }) => openRecord.leaveEvents());
  Then(
    'the reader of events who comes back learns of the move to {text}',
    async ({ openRecord }, street: string) => assert.equal(await openRecord.streetInMissedEvents(), street),
  );
  Given('the office has made the files of the whole record', ({ openRecord }) => openRecord.makeFiles());
  When('developers look for what they can take from the record', ({ openRecord }) => openRecord.openPage());
  Then(
    'developers are shown each of the newest files with its day, size, position and hash',
    async ({ openRecord }) => {
      const listed = await openRecord.filesListed();
      assert.ok(listed.length > 0);
      assert.deepEqual(await openRecord.filesOnPage(), listed);
    },
  );
  Then('every example that they are shown answers', async ({ openRecord }) =>
    assert.deepEqual(await openRecord.brokenExamples(), []),
  );
  Then('the open record tells these facts: {text}', async ({ openRecord }, facts: string) =>
    assert.deepEqual((await openRecord.told()).facts, facts.split(', ')),
  );
  When('the office withholds document {text}', ({ openRecord }, document: string) =>
    openRecord.withhold(document),
  );
  Given(
    'a company that may ask for its documents to be withheld has moved to {text}',
    ({ openRecord }, street: string) => openRecord.moveWithRemoval(street),
  );
  When('an administrator withholds the document of the move', ({ openRecord }) => openRecord.withhold());
  Then('the open record keeps back {text} and tells all the rest', async ({ openRecord }, part: string) => {
    const { facts, keptBack } = await openRecord.told();
    assert.deepEqual(keptBack, [part]);
    assert.equal(facts.includes(part), false);
    assert.equal(facts.length, 6);
  });
  Then('the open record keeps back nothing', async ({ openRecord }) =>
    assert.deepEqual((await openRecord.told()).keptBack, []),
  );
  Then('the change by document {text} tells no value', async ({ openRecord }, document: string) =>
    assert.deepEqual((await openRecord.valuesOfChange(document)).after, {}),
  );
  Then(
    'the change by document {text} tells the office at {text}',
    async ({ openRecord }, document: string, street: string) =>
      assert.ok(JSON.stringify((await openRecord.valuesOfChange(document)).after).includes(street)),
  );
  Then('the open record says that the document was withdrawn, with the office', async ({ openRecord }) => {
    const { kind, withheld, values } = await openRecord.lastLine();
    assert.deepEqual([kind, withheld.includes('principalOffice'), values], ['withdrawn', true, 0]);
  });
  Then(
    'nothing that the open record answers about the company says {text}',
    async ({ openRecord }, secret: string) => {
      const everything = await openRecord.everything();
      assert.ok(everything.length > 0);
      assert.equal(everything.includes(secret), false);
    },
  );
  Then(
    'anybody can read the record of the company, with its office at {text} and {int} filings',
    async ({ openRecord }, street: string, filings: number) =>
      assert.deepEqual(await openRecord.record(), { office: street, filings, notModified: 304 }),
  );
  Then('anybody can find the company by what is on its record', async ({ openRecord }) =>
    assert.equal(await openRecord.findByFilters(), true),
  );
};
