import { state } from '../../../mocks/state';
import type { Situation } from '../situation';
import { llcWith } from './filings';
import { inOrder, opens, page, presses, text } from './expectations';

const RETURN = 'src/portal/return/continue-saga.ts';

/** Filings that are saved for later and continued, and receipts that are found again. */
export const RETURNING_SITUATIONS: readonly Situation[] = [
  {
    operation: 'issueReturnCode',
    caller: 'src/filing/wizard/return/save-for-later-saga.ts',
    where: 'Save and finish later',
    hasNoEntity: true,
    arrives: async (visitor) => {
      await visitor.opensStep('management', llcWith({}), 'Management & members');
      await visitor.button('Save and finish later').click();
    },
    asks: presses('Save and get a code'),
    succeeds: text(/^Your return code/),
    refused: { path: 'email' },
  },
  {
    operation: 'deleteFiling',
    caller: 'src/filing/wizard/saving/leave-saga.ts',
    where: 'Delete this filing',
    arrives: async (visitor) => {
      await visitor.opensStep('management', llcWith({}), 'Management & members');
      await visitor.button('Delete this filing').click();
    },
    asks: presses('Yes please, cancel'),
    succeeds: page('Business filings and records'),
    waits: null,
    codes: [404, 409],
    hasNoEntity: true,
    leadsOn: /\/business$/,
  },
  {
    operation: 'checkReturnLink',
    caller: RETURN,
    where: 'a mailed link',
    asks: opens('/business/continue#mock-return-link-000000'),
    succeeds: page('Continue your filing'),
    waits: null,
    codes: [404, 410],
  },
  {
    operation: 'continueFiling',
    caller: RETURN,
    where: 'entry of a return code',
    arrives: inOrder(opens('/business/continue'), async (visitor) => {
      state.drafts.set('filing-of-a-code-000000', llcWith({}));
      await visitor.enters('Return code', 'K7QW-D9XM-2345');
    }),
    asks: presses('Continue'),
    succeeds: page('Filing review'),
  },
  {
    operation: 'findReceipt',
    caller: 'src/portal/receipt/find-receipt-saga.ts',
    where: 'search for a receipt',
    arrives: inOrder(opens('/business/receipt'), async (visitor) => {
      await visitor.enters('Document number', '20261000002');
      await visitor.enters('Email address', 'ada@example.com');
    }),
    asks: presses('Find the receipt'),
    succeeds: text('Harbor Sample LLC'),
    refused: { path: 'number' },
  },
];
