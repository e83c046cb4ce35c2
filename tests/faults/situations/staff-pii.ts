import { expect } from '@playwright/test';
import { PATHS, piiReview } from '#rules';
import type { Expectation, Situation } from '../situation';
import { inOrder, offers, opens, page, presses, text } from './expectations';
import { isSignedOn } from './sign-on';

const REQUEST = 'src/staff/personal-data/request-saga.ts';

/** Numbers that belong together in the mock registry. */
const NUMBERS = {
  'Entity or record ID': '20101000001',
  'Document ID containing PII': '20261000001',
  'Statement of Removal document ID': '20261000002',
};

const entersNumbersAndFiler: Expectation = async (visitor) => {
  for (const [label, number] of Object.entries(NUMBERS)) await visitor.enters(label, number);
  await visitor.enters('First name', 'Ada');
  await visitor.enters('Last name', 'Lindqvist');
  await visitor.enters('Address 1', '1700 Broadway');
  await visitor.enters('City', 'Denver');
  await visitor.enters(/^ZIP/, '80290');
  await visitor.chooses('No');
};
const entersRequest = inOrder(isSignedOn, opens(PATHS.piiEntry), entersNumbersAndFiler);

/** The list, with an answer to the dialog about the address where it asks. */
const seesList: Expectation = async (visitor) => {
  const { page: portal } = visitor;
  const list = portal.getByRole('heading', { name: 'Filers added' });
  const dialog = portal.getByRole('dialog');
  await expect(list.or(dialog).first()).toBeVisible();
  if (await dialog.isVisible()) {
    await dialog.getByText('Address you entered').click();
    await visitor.button(/^Use this address/).click();
  }
  await expect(list).toBeVisible();
};

const reviewsRequest = inOrder(
  entersRequest,
  presses('Next'),
  seesList,
  presses('Next'),
  page('Review & submit'),
);

const NOT_CONFIRMED = piiReview({ kind: 'noResponse' }).notice;

/** Requests to remove personal data. */
export const STAFF_PII_SITUATIONS: readonly Situation[] = [
  {
    operation: 'piiEntryVerification',
    caller: REQUEST,
    where: 'numbers of a PII request',
    arrives: entersRequest,
    asks: presses('Next'),
    succeeds: seesList,
    without: async (visitor) => {
      await expect(visitor.page.getByLabel('Entity or record ID')).toHaveValue(
        NUMBERS['Entity or record ID'],
      );
      await expect(visitor.page.getByLabel('Last name')).toHaveValue('Lindqvist');
      await expect(visitor.button('Next')).toBeEnabled();
    },
  },
  {
    operation: 'savePii',
    caller: REQUEST,
    where: 'PII request',
    arrives: reviewsRequest,
    asks: presses('Submit'),
    succeeds: page('Confirmation'),
    refused: { path: 'entityId' },
    without: async (visitor) => {
      await visitor.seesText(NOT_CONFIRMED);
      await visitor.seesText(/^Ada Lindqvist - 1700 Broadway/i);
      await expect(visitor.button('Submit')).toBeEnabled();
    },
  },
  {
    operation: 'piiRequests',
    caller: 'src/staff/personal-data/requests-saga.ts',
    where: 'PII requests',
    asks: inOrder(isSignedOn, opens(PATHS.piiRequests)),
    succeeds: text('No request has been entered yet.'),
    without: inOrder(page('PII requests'), offers('Try again')),
  },
];
