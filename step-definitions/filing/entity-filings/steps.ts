import assert from 'node:assert/strict';
import type { FilingType, FormsNotice, Outcome, StepName } from '#rules';
import { transactionOf } from '#rules';
import type { Phrases } from '../../foundation/phrases';
import { holds, holdsNot, says } from '../../foundation/answers';
import { lookUp } from '../../words/vocabulary/look-up';
import { STATE_WORDS } from '../../words/vocabulary/standings';
import type { EntityFilingsDriver } from './driver';

/** Why a filer is led to the forms. */
const REASONS: Readonly<Record<string, FormsNotice>> = {
  'the forms are not online': 'notOnline',
  'no filing is in progress': 'noFiling',
  'the filing is no longer kept': 'noLongerKept',
  'the login names no entity': 'loginWithoutEntity',
  'no filing needs the agent': 'agentWithoutFiling',
};

const OPENINGS = {
  'the filing in progress': 'stay',
  'a new filing': 'begin',
  'the introduction, which begins a filing': 'intro',
  'which filing the filer wants': 'ask',
  'the forms': 'fileAForm',
} as const;

const BEGINNINGS = {
  'a new filing': 'begin',
  'the message that the entity is unknown': 'unknownEntity',
  'the message that the record could not be read': 'notRead',
  'the reason why the form is not available': 'notAvailable',
  'the notice of an unavailable filing': 'unavailable',
} as const;

const OUTCOMES: Record<string, Outcome> = {
  found: { kind: 'ok', code: 200 },
  unknown: { kind: 'code', code: 404 },
  refused: { kind: 'http', status: 400 },
  failed: { kind: 'http', status: 500 },
  silent: { kind: 'noResponse' },
};

const VERDICTS = {
  'confirms the address': 'confirmed',
  'knows another form of the address': 'otherForm',
  'does not know the address': 'unknown',
  'does not answer': 'silent',
} as const;

/** Filings on an entity on record: how they open, and what they show of the record. */
export const entityFilingPhrases: Phrases<{ entityFilings: EntityFilingsDriver }> = ({
  Given,
  When,
  Then,
}) => {
  Given('the filing in progress is on the entity {text}', ({ entityFilings }, entityId: string) =>
    entityFilings.setEntity(entityId),
  );
  Given('something was entered in the filing in progress', ({ entityFilings }) =>
    entityFilings.enterSomething(),
  );
  When('a filer follows the link that starts a/an {filing}', ({ entityFilings }, filingType: FilingType) =>
    entityFilings.followStartLink(filingType),
  );
  When(
    'a filer opens the {step} step of a/an {filing} for the entity {text} and the transaction {transactionNamed}',
    ({ entityFilings }, step: StepName, filingType: FilingType, entityId: string, transaction: string) =>
      entityFilings.openPage({ filingType, step, entityId, transaction }),
  );
  When(
    'a filer opens the {step} step of a/an {filing} on the entity {text}',
    async ({ entityFilings }, step: StepName, filingType: FilingType, entityId: string) => {
      const transaction = transactionOf(filingType, '')?.transactionType ?? '';
      await entityFilings.openPage({ filingType, step, entityId, transaction });
    },
  );
  When(
    'a/an {filing} is opened for an entity of the type {typeNamed} whose record is {text} and whose transaction is {text}',
    async (
      { entityFilings },
      filingType: FilingType,
      entityType: string,
      record: string,
      transaction: string,
    ) => {
      const isAvailable = transaction === 'available';
      const isAnswered = isAvailable || transaction === 'not available';
      await entityFilings.receiveAnswers({
        filingType,
        transTyp: '',
        entityType,
        summary: lookUp('answer', OUTCOMES, record),
        availability: lookUp('answer', OUTCOMES, isAnswered ? 'found' : transaction),
        isAvailable,
      });
    },
  );
  When(
    'a/an {filing} with the transaction {transactionNamed} is opened for an entity of the type {typeNamed}',
    async ({ entityFilings }, filingType: FilingType, transTyp: string, entityType: string) => {
      const found = OUTCOMES.found as Outcome;
      const answers = { summary: found, availability: found, isAvailable: true };
      await entityFilings.receiveAnswers({ filingType, transTyp, entityType, ...answers });
    },
  );
  When('the verifier {text} on record', ({ entityFilings }, verdict: string) =>
    entityFilings.verifyOnRecord(lookUp('verdict', VERDICTS, verdict)),
  );
  When('a/an {filing} is finished and {text}', ({ entityFilings }, filing: FilingType, standing: string) =>
    entityFilings.finish(filing, lookUp('standing', STATE_WORDS, standing)),
  );
  When(
    'the principal office of the entity {text} is changed by hand to {text}',
    ({ entityFilings }, entityId: string, line: string) => entityFilings.changeAddress(entityId, line),
  );
  When(
    'the mailing address of the entity {text} is changed by hand to {text}',
    ({ entityFilings }, entityId: string, line: string) => entityFilings.changeMailingAddress(entityId, line),
  );
  Given('the filing keeps the agent on record', ({ entityFilings }) => entityFilings.keepAgent());
  When('another filing moves the office on record to {text}', ({ entityFilings }, line: string) =>
    entityFilings.moveOnRecord('office', line),
  );
  When('another filing moves the agent on record to {text}', ({ entityFilings }, line: string) =>
    entityFilings.moveOnRecord('agent', line),
  );
  When('a filer is sent to the forms because {text}', ({ entityFilings }, reason: string) =>
    entityFilings.openForms(lookUp('reason to send somebody to the forms', REASONS, reason)),
  );
  When('somebody makes up the reason {text}', ({ entityFilings }, word: string) =>
    entityFilings.openForms(word),
  );

  Then('the filing has the office at {text}', async ({ entityFilings }, line: string) =>
    assert.equal(await entityFilings.streetOf('office'), line),
  );
  Then('the filing has the agent at {text}', async ({ entityFilings }, line: string) =>
    assert.equal(await entityFilings.streetOf('agent'), line),
  );
  Then('the filer is shown {text}', async ({ entityFilings }, opening: string) =>
    assert.equal(await entityFilings.pageShown(), lookUp('opening', OPENINGS, opening)),
  );
  Then('the answers lead to {text}', async ({ entityFilings }, beginning: string) =>
    assert.equal(await entityFilings.beginning(), lookUp('beginning', BEGINNINGS, beginning)),
  );
  Then(
    'the {step} step shows the new values after the sentence {text}',
    async ({ entityFilings }, step: StepName, sentence: string) =>
      assert.equal(await entityFilings.changeStatement(step), sentence),
  );
  Then(
    'the public record of the entity {text} shows {text}',
    async ({ entityFilings }, entityId: string, text: string) =>
      assert.equal(await entityFilings.isOnPublicRecord(entityId, text), true),
  );
  Then(
    'the line over the heading of the {step} step is {text}',
    async ({ entityFilings }, step: StepName, line: string) =>
      assert.equal(await entityFilings.lineOverHeading(step), line),
  );
  Then('the filer is asked to log in', holds('entityFilings', 'isAskedToLogIn'));
  Then('the office on record is confirmed', holds('entityFilings', 'isOfficeConfirmed'));
  Then('the office on record is left as it is', holdsNot('entityFilings', 'isOfficeConfirmed'));
  Then('the filer reads afterwards {text}', says('entityFilings', 'wordsAfterwards'));
  Then('the filer is reminded of the {text} periodic report', says('entityFilings', 'upcomingReport'));
  Then('the list of forms says {text}', says('entityFilings', 'noticeAtForms'));
};
