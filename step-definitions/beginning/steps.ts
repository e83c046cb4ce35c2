import assert from 'node:assert/strict';
import type { EntityStatusCode, EntityType, FilingType, StepName } from '#rules';
import { PAGE_FLAG_NOUNS } from '../vocabulary/page-flags';
import { lookUp } from '../vocabulary/look-up';
import { WHATS_NEXT } from '../vocabulary/whats-next';
import type { Phrases } from '../phrasebook';

const partOf = (flag: string): string =>
  Object.entries(PAGE_FLAG_NOUNS).find(([, name]) => name === flag)?.[0] ?? flag;

/** How a filing begins, who may be where, and what lies beside the steps. */
export const beginningPhrases: Phrases = ({ Given, When, Then }) => {
  Given('no filing is in progress', async function () {
    await this.driver.beginning.forget();
  });

  When('a filer without a filing comes to the {step} step', async function (step: StepName) {
    await this.driver.beginning.comeWithout(step);
  });
  When(
    "the entity's fraud flag is {text}, its secure filing is {text} and the filer is {text}",
    async function (fraud: string, secure: string, filer: string) {
      const fraudFlag = fraud === 'Y' ? 'Y' : 'N';
      await this.driver.beginning.openOn({
        fraudFlag,
        sbf: secure === 'on',
        isAuthenticated: filer === 'signed in',
      });
    },
  );
  When('the summary of an entity is loaded', async function () {
    await this.driver.beginning.loadSummary();
  });
  When(
    'the introduction of a/an {filing} is shown for the entity type {text} that is {validity}',
    async function (filing: FilingType, type: string, isValid: boolean) {
      await this.driver.beginning.showIntroduction(filing, type as EntityType, isValid);
    },
  );
  When('a filer has done nothing for {int} minutes', async function (minutes: number) {
    await this.driver.beginning.idle(minutes);
  });
  When('part {int} of {int} of a list is shown', async function (part: number, count: number) {
    await this.driver.beginning.showPart(part, count);
  });
  When('the filing for an entity of status {statusCode} is done', async function (status: EntityStatusCode) {
    await this.driver.beginning.finish(status, false);
  });
  When(
    'the filing for an entity of status {statusCode} is done under the administrative fraud check',
    async function (status: EntityStatusCode) {
      await this.driver.beginning.finish(status, true);
    },
  );

  Then(
    'it carries out the transaction {text} for the entity type {text}',
    async function (transactionType: string, entityType: string) {
      assert.deepEqual(await this.driver.beginning.transaction(), { transactionType, entityType });
    },
  );
  Then('it is on the entity {text} with the name {text}', async function (entityId: string, name: string) {
    assert.deepEqual(await this.driver.beginning.entity(), { entityId, name });
  });
  Then('it is domestic', async function () {
    assert.equal(await this.driver.beginning.isDomestic(), true);
  });
  Then('it is not domestic', async function () {
    assert.equal(await this.driver.beginning.isDomestic(), false);
  });
  Then('opening a/an {filing} begins a new filing', async function (filing: FilingType) {
    assert.equal(await this.driver.beginning.begins(filing), true);
  });
  Then('opening a/an {filing} does not begin a new filing', async function (filing: FilingType) {
    assert.equal(await this.driver.beginning.begins(filing), false);
  });
  Then('it asks for {text}', async function (parts: string) {
    const flags = await this.driver.beginning.flags();
    assert.deepEqual(flags.map(partOf), parts.split(', '));
  });
  Then('it asks also for {text}', async function (parts: string) {
    const asked = (await this.driver.beginning.flags()).map(partOf);
    assert.deepEqual(
      parts.split(', ').filter((part) => !asked.includes(part)),
      [],
    );
  });
  Then('the filer {admission}', async function (verdicts: readonly string[]) {
    const verdict = await this.driver.beginning.verdict();
    assert.ok(verdicts.includes(verdict), `the verdict is ${verdict}`);
  });
  Then('its addresses have to be verified', async function () {
    assert.equal(await this.driver.beginning.isUnverified(), true);
  });
  Then('the filer can go on', async function () {
    assert.equal(await this.driver.beginning.canGoOn(), true);
  });
  Then('the filer cannot go on', async function () {
    assert.equal(await this.driver.beginning.canGoOn(), false);
  });
  Then('the session is {sessionState}', async function (state: string) {
    assert.equal(await this.driver.beginning.idleState(), state);
  });
  Then('the parts offered are {text}', async function (parts: string) {
    assert.equal((await this.driver.beginning.partsOffered()).join(' '), parts);
  });
  Then('the filer is offered {text}', async function (parts: string) {
    const offered = await this.driver.beginning.offered();
    assert.equal(
      offered.map((part) => lookUp('part of what comes next', WHATS_NEXT, part)).join(', '),
      parts,
    );
  });
  Then('the filer is offered the certificate of good standing', async function () {
    assert.equal((await this.driver.beginning.offered()).includes('certificate'), true);
  });
  Then('the filer is not offered the certificate of good standing', async function () {
    assert.equal((await this.driver.beginning.offered()).includes('certificate'), false);
  });
};
