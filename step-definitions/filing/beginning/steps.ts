import assert from 'node:assert/strict';
import type { FilingType, StepName } from '#rules';
import { NOUN_OF_PAGE_FLAG } from '../../words/vocabulary/page-flags';
import type { Phrases } from '../../foundation/phrases';
import { holds, holdsNot } from '../../foundation/answers';
import type { BeginningDriver } from './driver';

const partOf = (flag: string): string => NOUN_OF_PAGE_FLAG.get(flag) ?? flag;

/** How a filing begins, and who may open it. */
export const beginningPhrases: Phrases<{ beginning: BeginningDriver }> = ({ Given, When, Then }) => {
  Given('no filing is in progress', ({ beginning }) => beginning.discardFiling());

  When('a filer without a filing opens the {step} step', ({ beginning }, step: StepName) =>
    beginning.openStepWithoutFiling(step),
  );
  When(
    "the entity's fraud flag is {text}, its secure filing is {text} and the filer is {text}",
    async ({ beginning }, fraud: string, secure: string, filer: string) => {
      const fraudFlag = fraud === 'Y' ? 'Y' : 'N';
      await beginning.openFilingOnEntity({
        fraudFlag,
        sbf: secure === 'on',
        isAuthenticated: filer === 'signed in',
      });
    },
  );
  When('the summary of an entity is loaded', ({ beginning }) => beginning.loadEntitySummary());
  When(
    'the introduction of a/an {filing} is shown for an entity that is {validity}',
    ({ beginning }, filing: FilingType, isValid: boolean) => beginning.showIntroduction(filing, isValid),
  );
  Then(
    'the filing has the transaction {transactionNamed} for the entity type {typeNamed}',
    async ({ beginning }, transactionType: string, entityType: string) =>
      assert.deepEqual(await beginning.transaction(), { transactionType, entityType }),
  );
  Then(
    'the filing is for the entity {text} with the name {text}',
    async ({ beginning }, entityId: string, name: string) =>
      assert.deepEqual(await beginning.entity(), { entityId, name }),
  );
  Then('the filing is domestic', holds('beginning', 'isDomestic'));
  Then('the filing is not domestic', holdsNot('beginning', 'isDomestic'));
  Then('opening a/an {filing} begins a new filing', async ({ beginning }, filing: FilingType) =>
    assert.equal(await beginning.startsNewFiling(filing), true),
  );
  Then('opening a/an {filing} does not begin a new filing', async ({ beginning }, filing: FilingType) =>
    assert.equal(await beginning.startsNewFiling(filing), false),
  );
  Then('the filing asks for {text}', async ({ beginning }, parts: string) => {
    const flags = await beginning.pageFlags();
    assert.deepEqual(flags.map(partOf), parts.split(', '));
  });
  Then('the filing also asks for {text}', async ({ beginning }, parts: string) => {
    const askedParts = (await beginning.pageFlags()).map(partOf);
    assert.deepEqual(
      parts.split(', ').filter((part) => !askedParts.includes(part)),
      [],
    );
  });
  Then('the filer {admission}', async ({ beginning }, verdicts: readonly string[]) => {
    const verdict = await beginning.admission();
    assert.ok(verdicts.includes(verdict), `the verdict is ${verdict}`);
  });
  Then('the addresses of the filing must be verified', holds('beginning', 'needsAddressVerification'));
};
