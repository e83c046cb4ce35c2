import { expect } from '@playwright/test';
import { answeredStatus, effectsOf } from '#rules';
import type { Expectation, Situation } from '../situation';
import { completeAddressChange, completeLlc, emptyLlc, ENTITY, llcWith } from './filings';
import { opens, page, presses, text, unknownOr } from './expectations';

const BEGIN = 'src/filing/wizard/entry/begin-on-entity-saga.ts';
const CONTENT = 'src/filing/wizard/entry/content-saga.ts';
const CHANGE = 'Change the principal office address';

const opensChange = opens(`/business/filing/chgpoa/intro?entityId=${ENTITY}&transTyp=CHG_ENT_ADR`);
/** A form that is not for an entity in good standing. */
const opensNeedlessCure = opens(`/business/filing/cure/intro?entityId=${ENTITY}&transTyp=CURE_DLNQ`);
const next: Expectation = (visitor) => visitor.next();
const canProceed: Expectation = (visitor) => expect(visitor.button(/^(Start|Next)$/)).toBeVisible();

/** A reload in the middle of a filing. */
const reloadsAt =
  (path: string): Expectation =>
  async (visitor) => {
    await visitor.remembers(completeLlc());
    await visitor.opens(path);
  };

const NOT_BEGUN = 'The record of the entity could not be read at this time.';

/** The pages of a filing: it begins, comes back after a reload, and is checked and saved with each step. */
export const WIZARD_SITUATIONS: readonly Situation[] = [
  {
    operation: 'introContent',
    caller: CONTENT,
    where: 'introduction of a filing',
    asks: opens('/business/filing/llc/intro'),
    succeeds: text(/sample text/),
    without: canProceed,
  },
  {
    operation: 'nameDesignationContent',
    caller: CONTENT,
    where: 'name page',
    asks: (visitor) =>
      visitor.remembers(emptyLlc()).then(() => visitor.opens('/business/filing/llc/entityname')),
    succeeds: text(/What a name of the type/),
    without: canProceed,
  },
  {
    operation: 'entityNameHint',
    caller: 'src/filing/steps/entityname/name-hint-saga.ts',
    where: 'name page, while a name is typed',
    arrives: (visitor) =>
      visitor.remembers(emptyLlc()).then(() => visitor.opens('/business/filing/llc/entityname')),
    asks: (visitor) => visitor.enters(/^Entity name/, 'Quiet Harbor LLC'),
    succeeds: text(/Nobody uses this name now/),
    without: canProceed,
    waits: null,
  },
  {
    operation: 'entitySummary',
    caller: BEGIN,
    where: 'a filing on an entity begins',
    asks: opensChange,
    succeeds: canProceed,
    codes: [404],
    without: async (visitor, given) => {
      await visitor.sees(CHANGE);
      await unknownOr('There is no entity on record', NOT_BEGUN)(visitor, given);
    },
  },
  {
    operation: 'transactionAvailable',
    caller: BEGIN,
    where: 'a filing on an entity begins',
    asks: opensChange,
    succeeds: canProceed,
    codes: [404],
    without: async (visitor, given) => {
      await visitor.sees(CHANGE);
      await unknownOr('There is no entity on record', NOT_BEGUN)(visitor, given);
    },
  },
  {
    operation: 'getFiling',
    caller: 'src/filing/wizard/saving/restore-saga.ts',
    where: 'reload of a step',
    hasNoEntity: true,
    asks: reloadsAt('/business/filing/llc/management'),
    succeeds: page('Management & members'),
  },
  {
    operation: 'getFiling',
    caller: 'src/filing/wizard/saving/restore-saga.ts',
    where: 'reload of the first page',
    hasNoEntity: true,
    asks: reloadsAt('/business/filing/llc/intro'),
    succeeds: canProceed,
    without: canProceed,
    instead: {
      reason:
        'a first page begins again where the registry no longer knows the filing; else as the catalog says',
      effects: (outcome) =>
        answeredStatus(outcome) === 404
          ? [{ kind: 'clearStored', keys: ['ref'] }]
          : effectsOf('getFiling', outcome),
    },
  },
  {
    operation: 'getFiling',
    caller: 'src/filing/wizard/saving/other-tabs-saga.ts',
    where: 'return to a tab',
    arrives: async (visitor) => {
      await visitor.opensStep('management', completeLlc(), 'Management & members');
      await canProceed(visitor, { column: '', outcome: { kind: 'noResponse' }, isMain: true });
    },
    asks: (visitor) =>
      visitor.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
    succeeds: page('Management & members'),
    without: page('Management & members'),
    waits: null,
    instead: {
      reason: 'the tab has its filing: without an answer nothing changes in it',
      effects: () => [],
    },
  },
  {
    operation: 'entityForms',
    caller: BEGIN,
    where: 'what can be filed instead',
    asks: opensNeedlessCure,
    succeeds: text('What you can file for Aspen Ledger LLC now'),
    without: async (visitor) => {
      await expect(visitor.page.getByRole('link', { name: /record of Aspen Ledger LLC/ })).toBeVisible();
      await expect(visitor.page.getByText(/^What you can file for/)).toHaveCount(0);
    },
  },
  {
    operation: 'validateEntityNameAndAvailability',
    caller: 'src/filing/wizard/checks/step-checks.ts',
    where: 'Next of the name page',
    arrives: async (visitor) => {
      await visitor.opensStep('entityname', emptyLlc(), 'Entity name');
      await visitor.enters('Entity name', 'Harbor Sample LLC');
    },
    asks: next,
    succeeds: page('Principal office address'),
  },
  {
    operation: 'validateAddress',
    caller: 'src/addresses/verify-saga.ts',
    where: 'Next of the address page',
    arrives: async (visitor) => {
      const { principalOfficeValues } = emptyLlc();
      await visitor.opensStep(
        'principalofficeaddress',
        llcWith({ principalOfficeValues }),
        'Principal office address',
      );
      await visitor.enters('Address 1', '200 E Colfax Ave');
      await visitor.enters('City', 'Denver');
      await visitor.page.getByRole('combobox', { name: 'State' }).first().selectOption('CO');
      await visitor.enters('ZIP / Postal code', '80203');
      await visitor.page.getByRole('checkbox', { name: /same/i }).first().check({ force: true });
    },
    asks: next,
    succeeds: page('Registered agent'),
    refused: { path: 'streetAddress.address1' },
    without: page('Principal office address'),
  },
  {
    operation: 'getFiling',
    caller: 'src/filing/payment/check-again-saga.ts',
    where: 'a filing that the entity cannot make now',
    arrives: async (visitor) => {
      await visitor.opensStep('filingreview', completeAddressChange('20101000016'), 'Filing review');
      // A filing that was refused before is shown so again.
      const pay = visitor.page.getByRole('button', { name: /^Pay/ });
      const refused = visitor.page.locator('.usa-alert__heading', {
        hasText: "This filing can't be paid for now",
      });
      await pay.or(refused).first().waitFor();
      if (await pay.isVisible()) await pay.click();
      await refused.waitFor();
    },
    asks: presses('Check again'),
    succeeds: text("This filing can't be paid for now"),
  },
];
