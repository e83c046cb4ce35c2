import { expect } from '@playwright/test';
import { REFUSAL } from '../effects';
import type { Expectation, Situation } from '../situation';
import { emptyLlc, llcWith } from './filings';
import { page } from './expectations';

const SAVE = 'src/filing/wizard/saving/save-saga.ts';

const next: Expectation = (visitor) => visitor.next();

/**
 * The page that is shown already says that the one before is not saved, and leads there: nothing is lost, and the problem is shown at its
 * field.
 */
const isToldOnNextPage: Expectation = async (visitor, { outcome }) => {
  const told = visitor.page
    .locator('.usa-alert--error')
    .filter({ hasText: 'Management & members: not saved yet.' });
  await expect(told).toBeVisible();
  await expect(told.getByRole('button', { name: 'Try again' })).toBeVisible();
  await told.getByRole('link', { name: 'Go back to Management & members' }).click();
  await visitor.sees('Management & members');
  await expect(visitor.page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  const isRefused = outcome.kind === 'http' && [413, 422].includes(outcome.status);
  if (isRefused) await expect(visitor.page.locator('.error-summary')).toContainText(REFUSAL);
};

/** Where a filing in progress is saved. */
export const SAVE_SITUATIONS: readonly Situation[] = [
  {
    operation: 'saveFiling',
    caller: SAVE,
    where: 'Next of a step, behind the next page',
    hasNoEntity: true,
    arrives: async (visitor) => {
      const managementValues = { managedBy: '', hasOneMember: '' } as const;
      await visitor.opensStep('management', llcWith({ managementValues }), 'Management & members');
      await visitor.chooses(/managers/i);
      await visitor.chooses('Yes');
    },
    asks: next,
    succeeds: page('Persons forming'),
    leadsOn: /\/formation$/,
    waits: null,
    refused: { step: 'management', path: 'managedBy' },
    without: isToldOnNextPage,
  },
  {
    operation: 'saveFiling',
    caller: SAVE,
    where: 'Next before the review, which waits for it',
    hasNoEntity: true,
    arrives: async (visitor) => {
      const { notificationsValues } = emptyLlc();
      await visitor.opensStep('notifications', llcWith({ notificationsValues }), 'Notifications');
      for (const no of await visitor.page.getByRole('radio', { name: 'No' }).all()) {
        await no.check({ force: true });
      }
    },
    asks: next,
    succeeds: page('Filing review'),
    refused: { step: 'notifications', path: 'emailNotificationRadio' },
    without: async (visitor) => {
      await visitor.sees('Notifications');
      await expect(
        visitor.page.locator('.usa-alert--error').or(visitor.page.locator('.error-summary')).first(),
      ).toBeVisible();
    },
  },
];
