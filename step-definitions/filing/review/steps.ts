import assert from 'node:assert/strict';
import type { FilingType, StepName } from '#rules';
import type { AmendmentChange } from '../../samples/filings';
import { languageNamed } from '../../words/vocabulary/languages';
import { lookUp } from '../../words/vocabulary/look-up';
import { STEPS } from '../../words/vocabulary/steps';
import type { FilingPart } from '../../words/vocabulary/filing-parts';
import type { Phrases, Table } from '../../foundation/phrases';
import { holds, holdsNot, says } from '../../foundation/answers';
import type { ReviewDriver } from './driver';

/** Fields whose name in the specification is technical. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  'sent from the review': 'redirected',
  'where to return': 'previousPage',
};

/** The specification's names of fields, written as words: `same as former` is `sameAsFormer`. */
const fieldNames = (words: string): string[] =>
  words
    .split(', ')
    .map((name) => FIELD_NAMES[name] ?? name.replace(/ (.)/g, (_, letter: string) => letter.toUpperCase()));

/** A filing with all its parts, what is missing from it, and its review. */
export const reviewPhrases: Phrases<{ review: ReviewDriver }> = ({ Given, When, Then }) => {
  Given('a complete filing of a/an {filing}', ({ review }, filing: FilingType) =>
    review.setCompleteFiling(filing),
  );
  Given(
    'an amendment of a/an {filing} that changes {change}',
    ({ review }, formation: FilingType, change: AmendmentChange) => review.setAmendment(change, formation),
  );
  Given('a/an {filing} that changes {text} on record', ({ review }, filing: FilingType, change: string) =>
    review.setChangeOfRecord(filing, change),
  );
  Then('the review offers {text}', says('review', 'payAction'));
  Given('the filer reviews a complete filing of a/an {filing}', async ({ review }, filing: FilingType) => {
    await review.setCompleteFiling(filing);
    await review.openReview();
  });
  Given('the mailing address of the office is its street address', ({ review }) =>
    review.useStreetAddressForMail(),
  );
  Given('the street address of the office is on record', ({ review }) => review.setStreetOnRecord(true));
  Given('no street address of the office is on record', ({ review }) => review.setStreetOnRecord(false));

  When('{filingPart} is missing', ({ review }, part: FilingPart) => review.removePart(part));
  When('the {field} of the filing is {text}', ({ review }, field: string, text: string) =>
    review.setField(field, text),
  );
  When('the street address of the agent is {text}', ({ review }, line: string) =>
    review.moveAgent('street', line),
  );
  When('the mailing address of the agent is {text}', ({ review }, line: string) =>
    review.moveAgent('mailing', line),
  );
  When('the notifications of the filing go to {text}', ({ review }, targets: string) =>
    review.setNotifications(targets.split(', '), []),
  );
  When('the filing asks for notifications by {text} but has none', ({ review }, kinds: string) =>
    review.setNotifications([], kinds.split(', ')),
  );
  When('the {text} of the filing number {int}', ({ review }, part: string, count: number) =>
    review.fillUp(part, count),
  );
  Then('the registry finds too much in it: {text}', async ({ review }, sentences: string) =>
    assert.equal((await review.excess()).join(' '), sentences),
  );
  When('the filing is checked', ({ review }) => review.checkFiling());
  When('the filer opens the review', ({ review }) => review.openReview());
  When('the filer returns to the review from the payment', ({ review }) => review.returnFromPayment());
  When('the filer edits the {step} section', ({ review }, step: StepName) => review.editSection(step));
  When('the filer cancels the change', ({ review }) => review.cancelChange());
  When('the filer saves the changes', ({ review }) => review.saveChange());
  When('the filer asks to read the form', ({ review }) => review.requestForm());
  When('the filer asks to read the form in {text}', ({ review }, language: string) =>
    review.requestForm(languageNamed(language)),
  );

  Then('the filing is found to lack {lack}', says('review', 'completenessCode'));
  Then('the review shows the {step} under {text}', async ({ review }, step: StepName, heading: string) => {
    const titles = (await review.sections()).filter((section) => section.step === step);
    assert.deepEqual(
      titles.map(({ title }) => title),
      [heading],
    );
  });
  Then('the attachments are changed at the {step} step', async ({ review }, step: StepName) => {
    const sections = await review.sections();
    assert.equal(sections.find(({ title }) => title === 'Attachments')?.step, step);
  });
  Then('the {part} includes {text}', async ({ review }, part: string, fields: string) => {
    const carried = await review.fieldsOfPart(part);
    assert.deepEqual(
      fieldNames(fields).filter((name) => !carried.includes(name)),
      [],
    );
  });
  Then('the {part} does not include {text}', async ({ review }, part: string, fields: string) => {
    const carried = await review.fieldsOfPart(part);
    assert.deepEqual(
      fieldNames(fields).filter((name) => carried.includes(name)),
      [],
    );
  });
  Then('the review is divided into:', async ({ review }, table: Table) => {
    const expected = table
      .hashes()
      .map(({ section = '', step = '' }) => ({ title: section, step: lookUp('step', STEPS, step) }));
    assert.deepEqual(await review.sections(), expected);
  });
  Then('the review marks {text}', async ({ review }, titles: string) =>
    assert.equal((await review.markedSections()).join(', '), titles),
  );
  Then('the sections left to do are {text}', async ({ review }, titles: string) =>
    assert.equal((await review.sectionsLeftToDo()).join(', '), titles),
  );
  Then('the filer is shown these problems:', async ({ review }, table: Table) => {
    const expected = table.hashes().map(({ section = '', message = '' }) => `${section}: ${message}`);
    assert.deepEqual(await review.problemLines(), expected);
  });
  Then('the problems with the filing are {text}', async ({ review }, sentences: string) =>
    assert.equal((await review.filingProblems()).join(' '), sentences),
  );
  Then('no section of the review is marked', async ({ review }) =>
    assert.deepEqual(await review.markedSteps(), []),
  );
  Then('the filing can be paid', holds('review', 'canBePaid'));
  Then('the filing cannot be paid', holdsNot('review', 'canBePaid'));
  Then('the review shows the name of the company', async ({ review }) =>
    assert.equal(await review.showsText('entityname', await review.entityName()), true),
  );
  Then('the review shows {text} as the {step}', async ({ review }, text: string, step: StepName) =>
    assert.equal(await review.showsText(step, text), true),
  );
  Then('the filer is told {text}', async ({ review }, sentence: string) =>
    assert.equal(await review.isMessageShown(sentence), true),
  );
  Then('the filer is told each of these:', async ({ review }, table: Table) => {
    const unsaid: string[] = [];
    for (const { sentence = '' } of table.hashes())
      if (!(await review.isMessageShown(sentence))) unsaid.push(sentence);
    assert.deepEqual(unsaid, []);
  });
  Then(
    'the registry refuses the filing with a problem in the {step} step',
    async ({ review }, step: StepName) => assert.deepEqual([...new Set(await review.refusedSteps())], [step]),
  );
};
