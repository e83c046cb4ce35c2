import { expect } from '@playwright/test';
import { completeDraft } from '../support/drafts';
import { fillCard, payWith } from '../support/card-page';
import type { Filer } from '../support/filer';
import { fileCompany, receiptPath, startPayment } from '../support/payments';
import { statesOf } from './page-state';

const opensCardPage = async (filer: Filer) => {
  const started = await startPayment(filer, completeDraft(filer.agent));
  await filer.goesTo(started.cardPage);
  return started;
};

const opensReceipt = async (filer: Filer) => {
  await filer.goesTo(receiptPath(await fileCompany(filer)));
  await expect(filer.button('Print receipt')).toBeVisible();
};

const SET_UP = 'Set up secure business filing';

const opensSetUp = async (filer: Filer) => {
  await opensReceipt(filer);
  await filer.next();
  await filer.seesPage('Congratulations');
  await filer.link(/secure business filing/i).click();
  await filer.seesPage(SET_UP);
};

/** The hosted card page, receipt, what's next, and secure filing for the entity that was filed for. */
export const AFTER_PAYMENT = [
  ...statesOf('Card page', {
    fresh: async (filer) => void (await opensCardPage(filer)),
    'test cards open': async (filer) => {
      await opensCardPage(filer);
      await filer.page.getByText('Test cards', { exact: true }).click();
    },
    'filled in': async (filer) => {
      await opensCardPage(filer);
      await fillCard(filer.page, 'succeeds');
    },
    closed: async (filer) => {
      const { cardPage } = await opensCardPage(filer);
      await filer.button('Cancel payment and return').click();
      await filer.seesPage('Payment not completed');
      await filer.goesTo(cardPage);
    },
  }),
  ...statesOf(
    'Card page',
    {
      'with errors': async (filer) => {
        await opensCardPage(filer);
        await filer.button(/^Pay \$/).click();
        await expect(filer.page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
      },
      'card declined': async (filer) => {
        await opensCardPage(filer);
        await payWith(filer.page, 'isDeclined');
        await expect(
          filer.link('Your card was declined. Nothing was charged. Enter another card.'),
        ).toBeVisible();
      },
      'no such payment': (filer) => filer.goesTo('/pay/nothing-here'),
    },
    /status of 404/,
  ),
  ...statesOf('Receipt', {
    ready: opensReceipt,
    'email with errors': async (filer) => {
      await opensReceipt(filer);
      await filer.failsToGoOn('Send');
    },
    'email sent': async (filer) => {
      await opensReceipt(filer);
      await filer.field('Email address').fill('alex@example.com');
      await filer.button('Send').click();
      await expect(filer.page.locator('main').getByText('Email has been sent!')).toBeVisible();
    },
    confirming: async (filer) => {
      await opensCardPage(filer);
      await payWith(filer.page, 'answersSlowly');
      await expect(
        filer.page.getByRole('main').getByText('Confirming your payment - do not pay again'),
      ).toBeVisible();
    },
    unknown: async (filer) => {
      await filer.goesTo(receiptPath('00000000-0000-4000-8000-000000000000'));
      await expect(filer.page.locator('.usa-alert--error')).toBeVisible();
    },
  }),
  ...statesOf("What's next", {
    ready: async (filer) => {
      await opensReceipt(filer);
      await filer.next();
      await filer.seesPage('Congratulations');
    },
    'nothing filed': (filer) => filer.goesTo('/business/filing/llc/whatsnext'),
  }),
  ...statesOf(SET_UP, {
    fresh: opensSetUp,
    'with errors': async (filer) => {
      await opensSetUp(filer);
      await filer.failsToGoOn('Set up secure filing');
    },
    done: async (filer) => {
      await opensSetUp(filer);
      for (const name of ['email', 'retypedEmail'])
        await filer.page.locator(`input[name=${name}]`).fill('alex@example.com');
      await filer.button('Set up secure filing').click();
      await filer.seesPage('Secure business filing is set up');
    },
  }),
];
