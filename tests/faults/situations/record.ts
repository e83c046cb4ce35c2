import { expect } from '@playwright/test';
import { initialFiling } from '#rules';
import { state } from '../../../mocks/state';
import type { Expectation, Situation } from '../situation';
import { opens, page, presses, seesDocument, text, unknownOr, withoutDocument } from './expectations';

const CALLER = 'src/portal/record/record-saga.ts';
const ENTITY = '20101000001';
const NAME = 'Aspen Ledger LLC';

/** The record of an entity with one filing in its history. */
const opensRecord: Expectation = async (visitor) => {
  const filing = initialFiling({ filingType: 'chgpoa', submissionKey: 'a', entityId: ENTITY });
  state.submissions.set('payment-1', {
    refId: 'payment-1',
    filing: { ...filing, transactionDescription: 'Statement of Change' },
    price: 10,
    entityId: ENTITY,
    transactionId: '20261000001',
    filedAt: '2026-01-02T18:00:00.000Z',
    asked: 1,
  });
  await visitor.opens(`/business/search/${ENTITY}`);
};

const seesRecord: Expectation = async (visitor, given) => {
  await opensRecord(visitor, given);
  await visitor.sees(NAME);
  await expect(visitor.button(/^View PDF of Statement of Change, /)).toBeVisible();
};

/** The public record: its parts come one by one, and each can be missing alone. */
export const RECORD_SITUATIONS: readonly Situation[] = [
  {
    operation: 'entitySummary',
    caller: CALLER,
    where: 'record of an entity',
    asks: opensRecord,
    succeeds: page(NAME),
    codes: [404],
    without: unknownOr('There is no entity on record', /The record can.t be shown at this time/),
  },
  {
    operation: 'entityForms',
    caller: CALLER,
    where: 'forms of an entity',
    asks: opensRecord,
    succeeds: text('Change the principal office address'),
    without: async (visitor) => {
      await visitor.sees(NAME);
      await visitor.seesText(/The forms can.t be shown at this time/);
    },
  },
  {
    operation: 'entityFilings',
    caller: CALLER,
    where: 'history of an entity',
    asks: opensRecord,
    succeeds: text('Statement of Change'),
    without: async (visitor) => {
      await visitor.sees(NAME);
      await expect(visitor.button('Try again')).toBeVisible();
    },
  },
  {
    operation: 'entityOnDay',
    caller: 'src/portal/record/record-on-day-saga.ts',
    where: 'record on another day',
    asks: opens(`/business/recordonday/${ENTITY}?day=2026-01-02`),
    succeeds: text(`${NAME} on 01/02/2026`),
    codes: [404],
    without: unknownOr('There is no entity on record', /The record can.t be shown at this time/),
  },
  {
    operation: 'filingImage',
    caller: CALLER,
    where: 'document of the history',
    arrives: seesRecord,
    asks: presses(/^View PDF of Statement of Change, /),
    succeeds: seesDocument,
    without: withoutDocument,
  },
  {
    operation: 'goodStandingCertificate',
    caller: CALLER,
    where: 'certificate on the record',
    arrives: seesRecord,
    asks: presses(/certificate of good standing/i),
    succeeds: seesDocument,
    without: withoutDocument,
  },
  {
    operation: 'findEntities',
    caller: 'src/portal/record/search-saga.ts',
    where: 'search of the record',
    asks: opens('/business/search?name=Aspen'),
    succeeds: text(/^2 businesses found/),
    without: async (visitor) => {
      await visitor.seesText(/The record can.t be searched at this time/);
      await expect(visitor.button('Search')).toBeVisible();
    },
  },
  {
    operation: 'validateEntityNameAndAvailability',
    caller: 'src/portal/checks/name-check-saga.ts',
    where: 'check of a name before a form is begun',
    asks: opens('/business/name?name=Harbor+Sample+LLC&type=llc'),
    succeeds: text(/is free now/),
    without: text(/The name can.t be checked at this time/),
    instead: {
      reason:
        'nothing is begun yet: the page says that the name cannot be checked now, and nobody is sent away',
      effects: () => [],
    },
  },
  {
    operation: 'checkCertificate',
    caller: 'src/portal/checks/certificate-check-saga.ts',
    where: 'check of a certificate',
    asks: opens('/business/certificate/MOCKCERTIFICATE1'),
    succeeds: text(/^This certificate is genuine/),
    codes: [404],
    without: unknownOr(
      /This office has issued no certificate/,
      /The certificate can.t be checked at this time/,
    ),
  },
];
