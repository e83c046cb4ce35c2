import assert from 'node:assert/strict';
import type {
  BusinessPurpose,
  CertificateStanding,
  EntityStatusCode,
  FilingType,
  KindQuestion,
  YesNo,
} from '#rules';
import { FILING_WORDS } from '#rules';
import type { Phrases, Table } from '../../foundation/phrases';
import { lookUp } from '../../words/vocabulary/look-up';
import type { FormOffer, PublicPagesDriver } from './driver';

/** Groups of statuses, as visitors choose them. */
const STATUSES = { current: 'current', 'to be put in order': 'attention', ended: 'ended' } as const;

/** What became of a certificate, in words. */
const STANDINGS: Readonly<Record<string, CertificateStanding>> = {
  'still true': 'true',
  'of a former name': 'renamed',
  'no longer true': 'lapsed',
  'of an entity that has ended': 'ended',
};

const ANSWERS: Readonly<Record<string, YesNo>> = { Yes: 'Y', No: 'N', '': '' };
const yesOrNo = (answer: string): YesNo => lookUp('answer', ANSWERS, answer);

/** What a business is for. */
const PURPOSES: Readonly<Record<string, BusinessPurpose | ''>> = {
  'a profit for its owners': 'profit',
  'a purpose other than profit': 'mission',
  'the service of its members': 'patrons',
  '': '',
};

/** What a founder is asked. */
const KIND_QUESTIONS: Readonly<Record<string, KindQuestion>> = {
  'what the business is for': 'purpose',
  "whether the owners' own property is to be safe": 'protects',
  'whether shares are to be sold': 'sellsShares',
  'whether there is a capital stock': 'hasCapitalStock',
};

const typeOf = (noun: string): FilingType => lookUp('filing', FILING_WORDS, noun.replace(/^an? /, ''));

const offerOf = (offers: readonly FormOffer[], filingType: FilingType): FormOffer => {
  const offer = offers.find((one) => one.filingType === filingType);
  assert.ok(offer, `${filingType} is not listed`);
  return offer;
};

/** What visitors do without a filing: find businesses, check certificates, choose a form. */
export const publicPagesPhrases: Phrases<{ publicPages: PublicPagesDriver }> = ({ Given, When, Then }) => {
  Given('the registry does not support a/an {filing}', async function (filing: FilingType) {
    await this.driver.publicPages.setUnsupported(filing);
  });

  When('a visitor comes to the portal', async function () {
    await this.driver.publicPages.open();
  });
  When('a visitor asks for all forms', async function () {
    await this.driver.publicPages.listForms();
  });

  When('a visitor looks for businesses named {text}', async function (name: string) {
    await this.driver.publicPages.findBusinesses({ name, status: '', page: '' });
  });
  When(
    'a visitor looks for businesses with the status {text} that are named {text}',
    async function (status: string, name: string) {
      await this.driver.publicPages.findBusinesses({
        name,
        status: lookUp('status', STATUSES, status),
        page: '',
      });
    },
  );
  When('a visitor types {text} where the record has {text}', async function (typed: string, word: string) {
    await this.driver.publicPages.compareWords(typed, word);
  });
  When('a visitor types {text} to find a business', async function (text: string) {
    await this.driver.publicPages.typeName(text);
  });

  When('a filer asks for a filing that names no form', async function () {
    await this.driver.publicPages.askForUnnamed();
  });
  Then('it is not available online', async function () {
    assert.equal(await this.driver.publicPages.isAvailableOnline(), false);
  });
  Then('it is looked for by {text}', async function (words: string) {
    assert.equal((await this.driver.publicPages.wordsLookedFor()).join(' '), words);
  });
  Then('the businesses found are {text}', async function (names: string) {
    assert.deepEqual((await this.driver.publicPages.businesses()).join(', '), names);
  });
  Then('their names have words that are spelled much like these', async function () {
    assert.equal(await this.driver.publicPages.isCloseSpelling(), true);
  });
  Then('their names have the words as they were typed', async function () {
    assert.equal(await this.driver.publicPages.isCloseSpelling(), false);
  });
  Given('a certificate that says {text} is in good standing', async function (name: string) {
    await this.driver.publicPages.setCertificate(name);
  });
  When('a certificate is made out for an entity of the type {text}', async function (entityType: string) {
    await this.driver.publicPages.makeOut(entityType);
  });
  Then('it says of the entity {text}', async function (statement: string) {
    assert.equal(await this.driver.publicPages.certifiedStatement(), statement);
  });
  Given('the registry has issued a certificate for the entity {text}', async function (entityId: string) {
    await this.driver.publicPages.issueCertificate(entityId);
  });
  When('the registry issues another one for the entity {text}', async function (entityId: string) {
    await this.driver.publicPages.issueCertificate(entityId);
  });
  When('the record says that {text} is {status}', async function (name: string, status: EntityStatusCode) {
    await this.driver.publicPages.setRecord(name, status);
  });
  When('somebody checks the certificate {text}', async function (number: string) {
    await this.driver.publicPages.checkCertificate(number);
  });
  When('somebody checks that certificate', async function () {
    const [number = ''] = await this.driver.publicPages.certificateNumbers();
    await this.driver.publicPages.checkCertificate(number);
  });
  When(
    'a founder wants {text}, and answers {text} to safe property, {text} to shares and {text} to capital stock',
    async function (purpose: string, protects: string, sellsShares: string, hasCapitalStock: string) {
      await this.driver.publicPages.answerKind({
        purpose: lookUp('purpose of a business', PURPOSES, purpose),
        protects: yesOrNo(protects),
        sellsShares: yesOrNo(sellsShares),
        hasCapitalStock: yesOrNo(hasCapitalStock),
      });
    },
  );

  for (const [words, standing] of Object.entries(STANDINGS))
    Then(`the certificate is ${words}`, async function () {
      assert.equal(await this.driver.publicPages.certificateStanding(), standing);
    });
  Then('no such certificate was issued', async function () {
    assert.equal(await this.driver.publicPages.certificateStanding(), null);
  });
  Then('both have the same number', async function () {
    const numbers = await this.driver.publicPages.certificateNumbers();
    assert.equal(numbers.length, 2);
    assert.equal(new Set(numbers).size, 1);
  });
  Then('what fits is {text}', async function (kind: string) {
    assert.equal(await this.driver.publicPages.fittingKind(), kind === 'no company' ? 'none' : typeOf(kind));
  });
  Then('the founder is asked {text}', async function (question: string) {
    const asked = lookUp('question to a founder', KIND_QUESTIONS, question);
    assert.equal(await this.driver.publicPages.openQuestion(), asked);
  });
  Then('the founder is asked nothing more', async function () {
    assert.equal(await this.driver.publicPages.openQuestion(), '');
  });

  Then('the word is meant', async function () {
    assert.equal(await this.driver.publicPages.isCloseSpelling(), true);
  });
  Then('the word is not meant', async function () {
    assert.equal(await this.driver.publicPages.isCloseSpelling(), false);
  });

  Then('these forms are listed:', async function (table: Table) {
    const offers = await this.driver.publicPages.offers();
    assert.deepEqual(
      offers.map(({ filingType, task, fee, late, for: types }) => [filingType, task, fee, late, types]),
      table.rows().map(([form = '', ...cells]) => [typeOf(form), ...cells]),
    );
  });
  Then('a/an {filing} is not listed', async function (filing: FilingType) {
    const offers = await this.driver.publicPages.offers();
    assert.ok(offers.length > 0 && offers.every(({ filingType }) => filingType !== filing));
  });
  Then('a/an {filing} needs {text}', async function (filing: FilingType, need: string) {
    const { needs } = offerOf(await this.driver.publicPages.offers(), filing);
    assert.ok(needs.includes(need), needs.join('; '));
  });
  Then('a/an {filing} does not need {text}', async function (filing: FilingType, need: string) {
    const { needs } = offerOf(await this.driver.publicPages.offers(), filing);
    assert.ok(!needs.includes(need), needs.join('; '));
  });
};
