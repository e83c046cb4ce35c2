import { createRequire } from 'node:module';
import { rules } from '../lib/rules.mjs';
import { tableText, withExamples, withRows, withRule } from './feature-rows.mjs';
import { OPEN } from './filing-facts.mjs';
import { capital, counted } from './names.mjs';

const require = createRequire(import.meta.url);
const { NOUN_OF_PAGE_FLAG } = require('../../step-definitions/words/vocabulary/page-flags.ts');

const OFFICE = 'Office of Business Records';
const TYPES = Object.keys(rules.ENTITY_TYPE_WORDS).join(', ');

/** What a filing asks for, as the phrase book names it; what staff ask for in addition has examples of its own. */
const partsOf = ({ pages }) =>
  pages
    .filter(({ when }) => when.adminFraudCheck === undefined)
    .map(({ step }) => rules.declarationOf(step))
    .flatMap((step) => [step, ...(step.sections ?? [])])
    .flatMap(({ flag }) => NOUN_OF_PAGE_FLAG.get(flag) ?? [])
    .join(', ');

const has = ({ pages }, name) => pages.find(({ step }) => step === name);

const firstPage = ({ pages }) => pages.find(({ when }) => Object.keys(when).length === 0) ?? pages[0];

/** Why each of these names every filing, its lint says: `npm run spec:lint`. A new outline of that kind is a row here. */
export const placesOf = (filing) => {
  const { article, words, name, title, stepCount } = filing;
  const fee = filing.fee === null ? OPEN : `$${filing.fee}.00`;
  const folder = 'features/filing-flow';
  const stepOf = (step) => ({ filing: article, number: `Step ${has(filing, step)?.number} of ${stepCount}` });
  const byForm = { form: words, types: TYPES };
  const types = `${folder}/available-transactions.feature`;
  return [
    {
      path: types,
      scenario: 'The types of entities that each transaction is open to',
      rows: [{ transaction: article, types: TYPES }],
    },
    {
      path: types,
      scenario: 'Type and status decide, in this order',
      examples: 'The status leads to another form',
      rows: [{ types: TYPES, statuses: OPEN, forms: words, reason: OPEN }],
    },
    { path: types, scenario: 'An entity files nothing before it exists', rows: [byForm] },
    { path: types, scenario: 'An entity that has ended files nothing', rows: [byForm] },
    {
      path: types,
      scenario: 'An entity in a status that the forms do not know files nothing',
      rows: [byForm],
    },
    { path: types, scenario: 'What is no entity of these types files nothing', rows: [{ form: words }] },
    {
      path: 'features/public-record/forms.feature',
      scenario: 'An entity in good standing before the window of its report',
      rows: [{ form: article, fee, reason: '' }],
    },
    {
      path: 'features/portal/start-page.feature',
      scenario: 'The forms, by what people come for',
      rows: [{ form: article, task: filing.effect.task, fee, late: '', for: 'any' }],
    },
    {
      path: 'features/navigation/developers.feature',
      scenario: 'Every transaction on an entity can be filed',
      rows: [{ transaction: words }],
    },
    {
      path: `${folder}/titles.feature`,
      scenario: 'The number of the filer step',
      rows: has(filing, 'filer') ? [stepOf('filer')] : [],
    },
    {
      path: `${folder}/titles.feature`,
      scenario: 'Attachments share the number of the additional information',
      rows: has(filing, 'attachments') ? [stepOf('attachments')] : [],
    },
    {
      path: `${folder}/titles.feature`,
      scenario: 'What the form of a filing is called, and what is said of the filing',
      rows: [
        {
          filing: article,
          form: title,
          waiting: `${filing.noun} waits for review by the office.`,
          'in effect': filing.filedText.replace('{name}', 'Acme LLC'),
        },
      ],
    },
    {
      path: `${folder}/titles.feature`,
      scenario: 'What each transaction does, where no entity is named',
      rows: [{ transaction: article, label: title }],
    },
    {
      path: 'features/payment/payment.feature',
      scenario: 'The fee of each filing',
      rows: [{ filing: article, fee }],
    },
    {
      path: `${folder}/beginning.feature`,
      scenario: 'What each filing asks for',
      rows: [{ filing: article, parts: partsOf(filing) }],
    },
    {
      path: `${folder}/order-of-steps.feature`,
      scenario: 'The order that all filings share',
      rows: [
        { filing: article, step: 'review', next: 'payment' },
        { filing: article, step: 'payment', next: 'receipt' },
        { filing: article, step: 'receipt', next: "what's next" },
      ],
    },
    {
      path: `${folder}/order-of-steps.feature`,
      scenario: 'The first step of each filing',
      rows: [{ filing: article, first: 'introduction' }],
    },
    {
      path: `${folder}/editing-from-review.feature`,
      scenario: 'The first step that each filing changes',
      rows: [{ filing: article, step: firstPage(filing).words }],
    },
    {
      path: 'features/navigation/places.feature',
      scenario: 'The first step of each filing, and every step that there is',
      examples: 'Where it begins',
      rows: [{ filing: article, step: 'introduction', place: `/business/filing/${name}/intro` }],
    },
    {
      path: 'features/navigation/places.feature',
      scenario: 'The first step of each filing, and every step that there is',
      examples: 'Each step after the introduction',
      rows: filing.newSteps.map(({ step, words: own }) => ({
        filing: article,
        step: own,
        place: `/business/filing/${name}/${step}`,
      })),
    },
    {
      path: 'features/registered-agent/hand-back.feature',
      scenario: 'Each filing has a step to return to, unless it names no agent',
      rows: [
        {
          filing: article,
          step: has(filing, 'registeredagent') ? `the ${firstPage(filing).words} step` : 'no step',
        },
      ],
    },
    {
      path: 'features/review/completeness.feature',
      scenario: 'A filing of every kind is complete with all its parts',
      rows: [{ filing: article }],
    },
  ];
};

const stepsRule = ({ words, walked, steps, title, stepCount, description }) => {
  const indent = '        ';
  // Attachments are a step for those who have some.
  const attaches = steps.filter(({ when }) => when.attaches !== undefined);
  const titled = steps.filter((step) => walked.includes(step) || attaches.includes(step));
  const ending = (number) => (number === null ? description : `Step ${number} of ${stepCount}`);
  return `  @W2-routes @W9-constants
  Rule: The ${words} has ${counted(stepCount)} numbered steps
    Scenario: The steps of the ${words} are in order
      Given the filing is a ${words}
      Then the steps of the filing are:
${tableText(
  indent,
  ['step', 'number'],
  walked.map((step) => [step.words, String(step.number ?? '')]),
)}
      And the filing has ${stepCount} steps

    Scenario: The titles of the ${words}
      Given the filing is a ${words}${attaches.length > 0 ? '\n      And the filer\'s answer about attached amendments is "Yes"' : ''}
      Then the titles of the filing are:
${tableText(
  indent,
  ['step', 'title'],
  titled.map((step) => [
    step.words,
    `${step.step === 'intro' ? title : step.title} - ${ending(step.number)} - ${OFFICE}`,
  ]),
)}`.replace(/the filing is a (?=[aeiou])/g, 'the filing is an ');
};

const STATUSES = {
  path: 'features/filing-flow/available-transactions.feature',
  scenario: 'The statuses that a transaction is open to',
};

const statusExamples = ({ article, words }) => `      Examples: ${capital(words)}
${tableText('        ', ['transaction', 'statuses'], [[article, OPEN]])}`;

/** The features with the new filing: a map from paths to texts. */
export function filingFeatures(filing, read) {
  const texts = new Map();
  const change = (path, by) => texts.set(path, by(texts.get(path) ?? read(path)));
  // A row comes after the last of a filing for the same task, or of one of its transactions.
  const neighbors = rules.FILINGS_ON_RECORD.map((type) => rules.declaredFiling(type))
    .filter(({ task }) => task === filing.effect.task)
    .flatMap(({ inFeatures, transactions }) => [inFeatures, ...transactions.map((own) => own.inFeatures)]);
  for (const place of placesOf(filing)) change(place.path, (text) => withRows(text, place, neighbors));
  change('features/filing-flow/steps-of-a-filing.feature', (text) => withRule(text, stepsRule(filing)));
  change(STATUSES.path, (text) => withExamples(text, STATUSES, statusExamples(filing)));
  return texts;
}
