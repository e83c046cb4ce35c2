import assert from 'node:assert/strict';
import type { FilingType } from '#rules';
import { FILING_WORDS } from '#rules';
import type { Phrases, Table } from '../../foundation/phrases';
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
  Given('an entity whose periodic report is due on {day}', async function (day: string) {
    await this.driver.records.setReportDueDay(day);
  });
  Given(
    'an entity of the type {typeNamed} that is {status} is on record',
    async function (type: string, status: string) {
      await this.driver.records.setEntity(type, status);
    },
  );
  Given('its periodic report is due on {day}', async function (day: string) {
    await this.driver.records.setReportDueDay(day);
  });
  Given('a/an {filing} for it that {text}', async function (filing: FilingType, open: string) {
    await this.driver.records.setOpenFiling(filing, lookUp('open filing', OPEN_FILING_WORDS, open));
  });
  Given('{text} of its filings takes effect on a later day', async function (which: string) {
    await this.driver.records.setDelayedFiling(lookUp('filing', { one: true, none: false }, which));
  });
  Given('the entity has the fraud flag', async function () {
    await this.driver.records.setFraudFlag();
  });
  Given(
    'a/an {filing} that {beginningOfEffect} and is {fraudCheck}',
    async function (filing: FilingType, isEffective: boolean, isUnderCheck: boolean) {
      await this.driver.records.setFiling(filing, isEffective, isUnderCheck);
    },
  );

  Given('the document of a filing is {text}', async function (standing: string) {
    await this.driver.records.setDocument(lookUp('standing of a document', DOCUMENTS, standing));
  });

  When('a visitor looks at its record at {text}', async function (instant: string) {
    await this.driver.records.lookAt(instant);
  });
  When('a visitor looks up the record of the entity {text}', async function (entityId: string) {
    await this.driver.records.lookUp(entityId);
  });
  When('a visitor looks up the record of the company', async function () {
    await this.driver.records.lookUpCompany();
  });
  When('a visitor searches the record for {text}', async function (text: string) {
    await this.driver.records.search(text);
  });
  When('it takes effect at {instant}', async function (instant: string) {
    await this.driver.records.setEffectiveDate(instant);
  });
  When('the visitor turns to part {int} of the filing history', async function (page: number) {
    await this.driver.records.turnToPage(page);
  });
  When('the visitor opens the document of {text}', async function (what: string) {
    await this.driver.records.openDocument(what);
  });

  Then('the entity is not on record', async function () {
    assert.equal(await this.driver.records.isOnRecord(), false);
  });
  Then('the visitor sees the record of {text}', async function (name: string) {
    assert.equal(await this.driver.records.showsRecordOf(name), true);
  });
  Then('the visitor can search the record', async function () {
    assert.equal(await this.driver.records.isSearchShown(), true);
  });
  Then('its report can be filed from {text}', async function (day: string) {
    assert.equal(await this.driver.records.reportOpens(), day);
  });
  Then('its report is late from {text}', async function (day: string) {
    assert.equal(await this.driver.records.reportIsLateFrom(), day);
  });
  Then('the entity is delinquent from {text}', async function (day: string) {
    assert.equal(await this.driver.records.delinquentFrom(), day);
  });
  Then('its report is {reportState}', async function (state: string) {
    assert.equal(await this.driver.records.reportState(), state);
  });
  Then('its forms are:', async function (table: Table) {
    const expected = table
      .hashes()
      .map(({ form = '', fee, reason }) => ({ filingType: typeOf(form), fee, reason }));
    assert.deepEqual(await this.driver.records.forms(), expected);
  });
  Then('it has no forms', async function () {
    assert.deepEqual(await this.driver.records.forms(), []);
  });
  Then('its form for a/an {filing} costs {text}', async function (filing: FilingType, fee: string) {
    assert.equal(lineOf(await this.driver.records.forms(), filing).fee, fee);
  });
  Then('the reason against a/an {filing} is {text}', async function (filing: FilingType, reason: string) {
    assert.equal(lineOf(await this.driver.records.forms(), filing).reason, reason);
  });
  Then('the history says {text} of it', async function (state: string) {
    assert.equal(await this.driver.records.filingState(), state);
  });
  Then('its document is open to everybody', async function () {
    assert.equal(await this.driver.records.isDocumentPublic(), true);
  });
  Then('its document is not open to everybody', async function () {
    assert.equal(await this.driver.records.isDocumentPublic(), false);
  });
  Then('the history offers the document or says {text}', async function (sentence: string) {
    assert.equal(await this.driver.records.wordsForDocument(), sentence);
  });
  Then('the record announces {text}', async function (sentence: string) {
    assert.equal(await this.driver.records.notice(), sentence);
  });
  Then('its filing history is:', async function (table: Table) {
    assert.deepEqual(await this.driver.records.history(), table.hashes());
  });
  Then('its filing history is empty', async function () {
    assert.deepEqual(await this.driver.records.history(), []);
  });
  Then('{int} filings are listed', async function (count: number) {
    assert.equal((await this.driver.records.history()).length, count);
  });
  Then('the last of them is {text}', async function (what: string) {
    assert.equal((await this.driver.records.history()).at(-1)?.what, what);
  });
  Then('the visitor can save what was attached to {text}', async function (what: string) {
    const files = await this.driver.records.attachmentsOf(what);
    assert.notEqual(files.length, 0);
    assert.deepEqual(
      files.filter(({ size }) => size === 0),
      [],
    );
  });
  Then('the visitor gets a PDF', async function () {
    assert.equal(await this.driver.records.isPdf(), true);
  });
};
