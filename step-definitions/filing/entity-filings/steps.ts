import assert from 'node:assert/strict';
import type { FilingType, FormsNotice, Outcome, StepName } from '#rules';
import { transactionOf } from '#rules';
import type { Phrases } from '../../foundation/phrases';
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
  Given('the filing in progress is on the entity {text}', async function (entityId: string) {
    await this.driver.entityFilings.setEntity(entityId);
  });
  Given('something was entered in the filing in progress', async function () {
    await this.driver.entityFilings.enterSomething();
  });
  When('a filer follows the link that starts a/an {filing}', async function (filingType: FilingType) {
    await this.driver.entityFilings.followStartLink(filingType);
  });
  When(
    'a filer opens the {step} step of a/an {filing} for the entity {text} and the transaction {transactionNamed}',
    async function (step: StepName, filingType: FilingType, entityId: string, transaction: string) {
      await this.driver.entityFilings.openPage({ filingType, step, entityId, transaction });
    },
  );
  When(
    'a filer opens the {step} step of a/an {filing} on the entity {text}',
    async function (step: StepName, filingType: FilingType, entityId: string) {
      const transaction = transactionOf(filingType, '')?.transactionType ?? '';
      await this.driver.entityFilings.openPage({ filingType, step, entityId, transaction });
    },
  );
  When(
    'a/an {filing} is opened for an entity of the type {typeNamed} whose record is {text} and whose transaction is {text}',
    async function (filingType: FilingType, entityType: string, record: string, transaction: string) {
      const isAvailable = transaction === 'available';
      const isAnswered = isAvailable || transaction === 'not available';
      await this.driver.entityFilings.receiveAnswers({
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
    async function (filingType: FilingType, transTyp: string, entityType: string) {
      const found = OUTCOMES.found as Outcome;
      const answers = { summary: found, availability: found, isAvailable: true };
      await this.driver.entityFilings.receiveAnswers({ filingType, transTyp, entityType, ...answers });
    },
  );
  When('the verifier {text} on record', async function (verdict: string) {
    await this.driver.entityFilings.verifyOnRecord(lookUp('verdict', VERDICTS, verdict));
  });
  When('a/an {filing} is finished and {text}', async function (filing: FilingType, standing: string) {
    await this.driver.entityFilings.finish(filing, lookUp('standing', STATE_WORDS, standing));
  });
  When(
    'the principal office of the entity {text} is changed by hand to {text}',
    async function (entityId: string, line: string) {
      await this.driver.entityFilings.changeAddress(entityId, line);
    },
  );
  Given('the filing keeps the agent on record', async function () {
    await this.driver.entityFilings.keepAgent();
  });
  When('another filing moves the office on record to {text}', async function (line: string) {
    await this.driver.entityFilings.moveOnRecord('office', line);
  });
  When('another filing moves the agent on record to {text}', async function (line: string) {
    await this.driver.entityFilings.moveOnRecord('agent', line);
  });
  When('a filer is sent to the forms because {text}', async function (reason: string) {
    await this.driver.entityFilings.openForms(
      lookUp('reason to send somebody to the forms', REASONS, reason),
    );
  });
  When('somebody makes up the reason {text}', async function (word: string) {
    await this.driver.entityFilings.openForms(word);
  });

  Then('the filing has the office at {text}', async function (line: string) {
    assert.equal(await this.driver.entityFilings.streetOf('office'), line);
  });
  Then('the filing has the agent at {text}', async function (line: string) {
    assert.equal(await this.driver.entityFilings.streetOf('agent'), line);
  });
  Then('the filer is shown {text}', async function (opening: string) {
    assert.equal(await this.driver.entityFilings.pageShown(), lookUp('opening', OPENINGS, opening));
  });
  Then('the answers lead to {text}', async function (beginning: string) {
    assert.equal(await this.driver.entityFilings.beginning(), lookUp('beginning', BEGINNINGS, beginning));
  });
  Then(
    'the {step} step shows the new values after the sentence {text}',
    async function (step: StepName, sentence: string) {
      assert.equal(await this.driver.entityFilings.changeStatement(step), sentence);
    },
  );
  Then(
    'the public record of the entity {text} shows {text}',
    async function (entityId: string, text: string) {
      assert.equal(await this.driver.entityFilings.isOnPublicRecord(entityId, text), true);
    },
  );
  Then(
    'the line over the heading of the {step} step is {text}',
    async function (step: StepName, line: string) {
      assert.equal(await this.driver.entityFilings.lineOverHeading(step), line);
    },
  );
  Then('the filer is asked to log in', async function () {
    assert.equal(await this.driver.entityFilings.isAskedToLogIn(), true);
  });
  Then('the office on record is confirmed', async function () {
    assert.equal(await this.driver.entityFilings.isOfficeConfirmed(), true);
  });
  Then('the office on record is left as it is', async function () {
    assert.equal(await this.driver.entityFilings.isOfficeConfirmed(), false);
  });
  Then('the filer reads afterwards {text}', async function (sentence: string) {
    assert.equal(await this.driver.entityFilings.wordsAfterwards(), sentence);
  });
  Then('the filer is reminded of the {text} periodic report', async function (turn: string) {
    assert.equal(await this.driver.entityFilings.upcomingReport(), turn);
  });
  Then('the list of forms says {text}', async function (sentence: string) {
    assert.equal(await this.driver.entityFilings.noticeAtForms(), sentence);
  });
};
