import assert from 'node:assert/strict';
import type { FilingType, StepName } from '#rules';
import { NOUN_OF_PAGE_FLAG } from '../../words/vocabulary/page-flags';
import type { Phrases } from '../../foundation/phrases';
import type { BeginningDriver } from './driver';

const partOf = (flag: string): string => NOUN_OF_PAGE_FLAG.get(flag) ?? flag;

/** How a filing begins, and who may open it. */
export const beginningPhrases: Phrases<{ beginning: BeginningDriver }> = ({ Given, When, Then }) => {
  Given('no filing is in progress', async function () {
    await this.driver.beginning.discardFiling();
  });

  When('a filer without a filing opens the {step} step', async function (step: StepName) {
    await this.driver.beginning.openStepWithoutFiling(step);
  });
  When(
    "the entity's fraud flag is {text}, its secure filing is {text} and the filer is {text}",
    async function (fraud: string, secure: string, filer: string) {
      const fraudFlag = fraud === 'Y' ? 'Y' : 'N';
      await this.driver.beginning.openFilingOnEntity({
        fraudFlag,
        sbf: secure === 'on',
        isAuthenticated: filer === 'signed in',
      });
    },
  );
  When('the summary of an entity is loaded', async function () {
    await this.driver.beginning.loadEntitySummary();
  });
  When(
    'the introduction of a/an {filing} is shown for an entity that is {validity}',
    async function (filing: FilingType, isValid: boolean) {
      await this.driver.beginning.showIntroduction(filing, isValid);
    },
  );
  Then(
    'the filing has the transaction {transactionNamed} for the entity type {typeNamed}',
    async function (transactionType: string, entityType: string) {
      assert.deepEqual(await this.driver.beginning.transaction(), { transactionType, entityType });
    },
  );
  Then(
    'the filing is for the entity {text} with the name {text}',
    async function (entityId: string, name: string) {
      assert.deepEqual(await this.driver.beginning.entity(), { entityId, name });
    },
  );
  Then('the filing is domestic', async function () {
    assert.equal(await this.driver.beginning.isDomestic(), true);
  });
  Then('the filing is not domestic', async function () {
    assert.equal(await this.driver.beginning.isDomestic(), false);
  });
  Then('opening a/an {filing} begins a new filing', async function (filing: FilingType) {
    assert.equal(await this.driver.beginning.startsNewFiling(filing), true);
  });
  Then('opening a/an {filing} does not begin a new filing', async function (filing: FilingType) {
    assert.equal(await this.driver.beginning.startsNewFiling(filing), false);
  });
  Then('the filing asks for {text}', async function (parts: string) {
    const flags = await this.driver.beginning.pageFlags();
    assert.deepEqual(flags.map(partOf), parts.split(', '));
  });
  Then('the filing also asks for {text}', async function (parts: string) {
    const askedParts = (await this.driver.beginning.pageFlags()).map(partOf);
    assert.deepEqual(
      parts.split(', ').filter((part) => !askedParts.includes(part)),
      [],
    );
  });
  Then('the filer {admission}', async function (verdicts: readonly string[]) {
    const verdict = await this.driver.beginning.admission();
    assert.ok(verdicts.includes(verdict), `the verdict is ${verdict}`);
  });
  Then('the addresses of the filing must be verified', async function () {
    assert.equal(await this.driver.beginning.needsAddressVerification(), true);
  });
};
