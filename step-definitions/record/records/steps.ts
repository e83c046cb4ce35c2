import assert from 'node:assert/strict';
import type { FilingType } from '#rules';
import { FILING_WORDS } from '#rules';
import type { Phrases, Table } from '../../foundation/phrases';
import { holds, holdsNot, says } from '../../foundation/answers';
import { lookUp } from '../../words/vocabulary/look-up';
import type { FormLine, RecordsDriver } from './driver';

/** `a periodic report` as the business names it, as its type. */
const typeOf = (noun: string): FilingType => lookUp('filing', FILING_WORDS, noun.replace(/^an? /, ''));

const lineOf = (lines: readonly FormLine[], filingType: FilingType): FormLine => {
  const line = lines.find((one) => one.filingType === filingType);
  assert.ok(line, `${filingType} is not listed`);
  return line;
};

const OPEN_FILING_WORDS = {
  'is being paid for': 'paying',
  'waits for review': 'waiting',
  'takes effect later': 'later',
} as const;
const DOCUMENTS = { public: 'public', 'not public yet': 'notYet', withheld: 'withheld' } as const;

/** The public record of an entity: its facts, its filing history and the forms on it. */
export const recordPhrases: Phrases<{ records: RecordsDriver }> = ({ Given, When, Then }) => {
  Given('an entity whose periodic report is due on {day}', ({ records }, day: string) =>
    records.setReportDueDay(day),
  );
  Given(
    'an entity of the type {typeNamed} that is {status} is on record',
    ({ records }, type: string, status: string) => records.setEntity(type, status),
  );
  Given('its periodic report is due on {day}', ({ records }, day: string) => records.setReportDueDay(day));
  Given('a/an {filing} for it that {text}', ({ records }, filing: FilingType, open: string) =>
    records.setOpenFiling(filing, lookUp('open filing', OPEN_FILING_WORDS, open)),
  );
  Given('{text} of its filings takes effect on a later day', ({ records }, which: string) =>
    records.setDelayedFiling(lookUp('filing', { one: true, none: false }, which)),
  );
  Given('the entity has the fraud flag', ({ records }) => records.setFraudFlag());
  Given(
    'a/an {filing} that {beginningOfEffect} and is {fraudCheck}',
    ({ records }, filing: FilingType, isEffective: boolean, isUnderCheck: boolean) =>
      records.setFiling(filing, isEffective, isUnderCheck),
  );

  Given('the document of a filing is {text}', ({ records }, standing: string) =>
    records.setDocument(lookUp('standing of a document', DOCUMENTS, standing)),
  );

  When('a visitor looks at its record at {text}', ({ records }, instant: string) => records.lookAt(instant));
  When('a visitor looks up the record of the entity {text}', ({ records }, entityId: string) =>
    records.lookUp(entityId),
  );
  When('a visitor looks up the record of the company', ({ records }) => records.lookUpCompany());
  When('a visitor searches the record for {text}', ({ records }, text: string) => records.search(text));
  When('it takes effect at {instant}', ({ records }, instant: string) => records.setEffectiveDate(instant));
  When('the visitor turns to part {int} of the filing history', ({ records }, page: number) =>
    records.turnToPage(page),
  );
  When('the visitor opens the document of {text}', ({ records }, what: string) => records.openDocument(what));

  Then('the entity is not on record', holdsNot('records', 'isOnRecord'));
  Then('the visitor sees the record of {text}', async ({ records }, name: string) =>
    assert.equal(await records.showsRecordOf(name), true),
  );
  Then('the visitor can search the record', holds('records', 'isSearchShown'));
  Then('its report can be filed from {text}', says('records', 'reportOpens'));
  Then('its report is late from {text}', says('records', 'reportIsLateFrom'));
  Then('the entity is delinquent from {text}', says('records', 'delinquentFrom'));
  Then('its report is {reportState}', says('records', 'reportState'));
  Then('its forms are:', async ({ records }, table: Table) => {
    const expected = table
      .hashes()
      .map(({ form = '', fee, reason }) => ({ filingType: typeOf(form), fee, reason }));
    assert.deepEqual(await records.forms(), expected);
  });
  Then('it has no forms', async ({ records }) => assert.deepEqual(await records.forms(), []));
  Then('its form for a/an {filing} costs {text}', async ({ records }, filing: FilingType, fee: string) =>
    assert.equal(lineOf(await records.forms(), filing).fee, fee),
  );
  Then(
    'the reason against a/an {filing} is {text}',
    async ({ records }, filing: FilingType, reason: string) =>
      assert.equal(lineOf(await records.forms(), filing).reason, reason),
  );
  Then('the history says {text} of it', says('records', 'filingState'));
  Then('its document is open to everybody', holds('records', 'isDocumentPublic'));
  Then('its document is not open to everybody', holdsNot('records', 'isDocumentPublic'));
  Then('the history offers the document or says {text}', says('records', 'wordsForDocument'));
  Then('the record announces {text}', says('records', 'notice'));
  Then('its filing history is:', async ({ records }, table: Table) =>
    assert.deepEqual(await records.history(), table.hashes()),
  );
  Then('its filing history is empty', async ({ records }) => assert.deepEqual(await records.history(), []));
  Then('{int} filings are listed', async ({ records }, count: number) =>
    assert.equal((await records.history()).length, count),
  );
  Then('the last of them is {text}', async ({ records }, what: string) =>
    assert.equal((await records.history()).at(-1)?.what, what),
  );
  Then('the visitor can save what was attached to {text}', async ({ records }, what: string) => {
    const files = await records.attachmentsOf(what);
    assert.notEqual(files.length, 0);
    assert.deepEqual(
      files.filter(({ size }) => size === 0),
      [],
    );
  });
  Then('the visitor gets a PDF', holds('records', 'isPdf'));
};
