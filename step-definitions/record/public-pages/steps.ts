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
import { holds, holdsNot, says } from '../../foundation/answers';
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
  Given('the registry does not support a/an {filing}', ({ publicPages }, filing: FilingType) =>
    publicPages.setUnsupported(filing),
  );

  When('a visitor comes to the portal', ({ publicPages }) => publicPages.open());
  When('a visitor asks for all forms', ({ publicPages }) => publicPages.listForms());

  When('a visitor looks for businesses named {text}', ({ publicPages }, name: string) =>
    publicPages.findBusinesses({ name, status: '', page: '' }),
  );
  When(
    'a visitor looks for businesses with the status {text} that are named {text}',
    ({ publicPages }, status: string, name: string) =>
      publicPages.findBusinesses({
        name,
        status: lookUp('status', STATUSES, status),
        page: '',
      }),
  );
  When('a visitor types {text} where the record has {text}', ({ publicPages }, typed: string, word: string) =>
    publicPages.compareWords(typed, word),
  );
  When('a visitor types {text} to find a business', ({ publicPages }, text: string) =>
    publicPages.typeName(text),
  );

  When('a filer asks for a filing that names no form', ({ publicPages }) => publicPages.askForUnnamed());
  Then('it is not available online', holdsNot('publicPages', 'isAvailableOnline'));
  Then('it is looked for by {text}', async ({ publicPages }, words: string) =>
    assert.equal((await publicPages.wordsLookedFor()).join(' '), words),
  );
  Then('the businesses found are {text}', async ({ publicPages }, names: string) =>
    assert.deepEqual((await publicPages.businesses()).join(', '), names),
  );
  Then('their names have words that are spelled much like these', holds('publicPages', 'isCloseSpelling'));
  Then('their names have the words as they were typed', holdsNot('publicPages', 'isCloseSpelling'));
  Given('a certificate that says {text} is in good standing', ({ publicPages }, name: string) =>
    publicPages.setCertificate(name),
  );
  When('a certificate is made out for an entity of the type {text}', ({ publicPages }, entityType: string) =>
    publicPages.makeOut(entityType),
  );
  Then('it says of the entity {text}', says('publicPages', 'certifiedStatement'));
  Given('the registry has issued a certificate for the entity {text}', ({ publicPages }, entityId: string) =>
    publicPages.issueCertificate(entityId),
  );
  When('the registry issues another one for the entity {text}', ({ publicPages }, entityId: string) =>
    publicPages.issueCertificate(entityId),
  );
  When('the record says that {text} is {status}', ({ publicPages }, name: string, status: EntityStatusCode) =>
    publicPages.setRecord(name, status),
  );
  When('somebody checks the certificate {text}', ({ publicPages }, number: string) =>
    publicPages.checkCertificate(number),
  );
  When('somebody checks that certificate', async ({ publicPages }) => {
    const [number = ''] = await publicPages.certificateNumbers();
    await publicPages.checkCertificate(number);
  });
  When(
    'a founder wants {text}, and answers {text} to safe property, {text} to shares and {text} to capital stock',
    ({ publicPages }, purpose: string, protects: string, sellsShares: string, hasCapitalStock: string) =>
      publicPages.answerKind({
        purpose: lookUp('purpose of a business', PURPOSES, purpose),
        protects: yesOrNo(protects),
        sellsShares: yesOrNo(sellsShares),
        hasCapitalStock: yesOrNo(hasCapitalStock),
      }),
  );

  for (const [words, standing] of Object.entries(STANDINGS))
    Then(`the certificate is ${words}`, async ({ publicPages }) =>
      assert.equal(await publicPages.certificateStanding(), standing),
    );
  Then('no such certificate was issued', async ({ publicPages }) =>
    assert.equal(await publicPages.certificateStanding(), null),
  );
  Then('both have the same number', async ({ publicPages }) => {
    const numbers = await publicPages.certificateNumbers();
    assert.equal(numbers.length, 2);
    assert.equal(new Set(numbers).size, 1);
  });
  Then('what fits is {text}', async ({ publicPages }, kind: string) =>
    assert.equal(await publicPages.fittingKind(), kind === 'no company' ? 'none' : typeOf(kind)),
  );
  Then('the founder is asked {text}', async ({ publicPages }, question: string) => {
    const asked = lookUp('question to a founder', KIND_QUESTIONS, question);
    assert.equal(await publicPages.openQuestion(), asked);
  });
  Then('the founder is asked nothing more', async ({ publicPages }) =>
    assert.equal(await publicPages.openQuestion(), ''),
  );

  Then('the word is meant', holds('publicPages', 'isCloseSpelling'));
  Then('the word is not meant', holdsNot('publicPages', 'isCloseSpelling'));

  Then('these forms are listed:', async ({ publicPages }, table: Table) => {
    const offers = await publicPages.offers();
    assert.deepEqual(
      offers.map(({ filingType, task, fee, late, for: types }) => [filingType, task, fee, late, types]),
      table.rows().map(([form = '', ...cells]) => [typeOf(form), ...cells]),
    );
  });
  Then('a/an {filing} is not listed', async ({ publicPages }, filing: FilingType) => {
    const offers = await publicPages.offers();
    assert.ok(offers.length > 0 && offers.every(({ filingType }) => filingType !== filing));
  });
  Then('a/an {filing} needs {text}', async ({ publicPages }, filing: FilingType, need: string) => {
    const { needs } = offerOf(await publicPages.offers(), filing);
    assert.ok(needs.includes(need), needs.join('; '));
  });
  Then('a/an {filing} does not need {text}', async ({ publicPages }, filing: FilingType, need: string) => {
    const { needs } = offerOf(await publicPages.offers(), filing);
    assert.ok(!needs.includes(need), needs.join('; '));
  });
};
