import { expect } from '@playwright/test';
import type { Filing } from '#rules';
import type { Filer } from '../support/filer';
import { begunOn, withConfirmedOffice } from '../support/on-record';
import { statesOf } from './page-state';

/** An entity with an office and a mailing address of its own, on which nobody pays for a filing. */
const ON_RECORD = { entityId: '20101000024', entityType: 'DLLC' } as const;

const begunChange = (filer: Filer) => begunOn(filer, { ...ON_RECORD, filingType: 'chgpoa' });
const changeOfAddress = async (filer: Filer) =>
  withConfirmedOffice(await begunChange(filer), '1600 Broadway');

/** A filing that says that it began with a version that the record does not have: the record then counts as changed. */
const begunBefore = ({ recordValues, ...filing }: Filing): Filing => ({
  ...filing,
  ...(recordValues && { recordValues: { ...recordValues, version: recordValues.version + 1 } }),
});

const seesReview = async (filer: Filer, filing: Filing) => {
  await filer.opensStep('filingreview', filing);
  await expect(filer.page.getByText('On record', { exact: true }).first()).toBeVisible();
  await expect(filer.page.locator('.error-summary')).toHaveCount(0);
};

/** Changes of the address and of the agent: what is on record next to what is new. */
export const CHANGES_ON_RECORD = [
  ...statesOf('Principal office address of a change', {
    'as on record': async (filer) =>
      void (await filer.opensStep('principalofficeaddress', await begunChange(filer))),
  }),
  ...statesOf('Review of a change of address', {
    complete: async (filer) => seesReview(filer, await changeOfAddress(filer)),
  }),
  ...statesOf(
    'Review of a change of address',
    {
      'the record has changed': async (filer) => {
        await seesReview(filer, begunBefore(await changeOfAddress(filer)));
        await filer.next();
        await expect(
          filer.page.getByRole('main').getByText('Something has changed since this filing began'),
        ).toBeVisible();
      },
    },
    /status of 422/,
  ),
  ...statesOf('Review of a change of agent', {
    complete: async (filer) => seesReview(filer, await begunOn(filer, { ...ON_RECORD, filingType: 'chgra' })),
  }),
];
