import { expect } from '@playwright/test';
import { answeredStatus, effectsOf, filingPath } from '#rules';
import { state } from '../../../mocks/state';
import type { Expectation, Situation } from '../situation';
import type { Visitor } from '../visitor';
import { completeLlc, llcWith } from './filings';
import { page, presses, seesDocument, text, unknownOr, withoutDocument } from './expectations';

const DOCUMENTS = 'src/filing/documents/documents-saga.ts';
const UPLOAD = 'src/attachments/transfer-saga.ts';
const DOWNLOAD = 'src/filing/steps/attachments/download-saga.ts';
const RECEIPT = 'src/filing/receipt/receipt-saga.ts';

const opensReview: Expectation = async (visitor) => {
  await visitor.opensStep('filingreview', completeLlc(), 'Filing review');
  await expect(visitor.button(/^Pay \$/)).toBeVisible();
};

/** A filing that is paid: its receipt is there at the first question. */
const opensReceipt: Expectation = async (visitor) => {
  const filing = completeLlc();
  state.submissions.set('payment-1', {
    refId: 'payment-1',
    filing,
    price: 50,
    entityId: '20261000001',
    transactionId: '20261000002',
    filedAt: '2026-01-02T18:00:00.000Z',
    asked: 1,
  });
  await visitor.opens(filingPath('llc', 'receipt', { refId: 'payment-1' }));
};

const opensWhatsNext: Expectation = async (visitor) => {
  await visitor.page.addInitScript(() => {
    const filed = { mstrTransId: '20261000001', transId: '20261000002', entityName: 'Harbor Sample LLC' };
    for (const [key, value] of Object.entries({ ...filed, entityStatus: 'GOOD', adminFraudCheck: 'N' }))
      localStorage.setItem(key, value);
  });
  await visitor.opens(filingPath('llc', 'whatsnext'));
  await visitor.sees('Congratulations');
};

const FILE = { key: 'file-1', fileName: 'plan.txt', mimeType: 'text/plain', size: 4 };

const opensFiles = async (visitor: Visitor, files = [FILE]): Promise<void> => {
  const { additionalInfoValues } = completeLlc();
  const filing = llcWith({
    additionalInfoValues: { ...additionalInfoValues, attachments: files, additionalInfoAttachmentRadio: 'Y' },
  });
  await visitor.opensStep('attachments', filing, /ttach/);
};

/** From the review to what's next. */
export const PAYING_SITUATIONS: readonly Situation[] = [
  {
    operation: 'startPayment',
    caller: 'src/filing/payment/payment-saga.ts',
    where: 'Pay on the review',
    hasNoEntity: true,
    arrives: opensReview,
    asks: (visitor) => visitor.next(),
    succeeds: page('Receipt'),
    without: async (visitor) => {
      const said = visitor.page
        .locator('.usa-alert--error')
        .or(visitor.page.locator('.error-summary, dialog[open]'));
      await expect(said.first()).toBeVisible();
    },
  },
  {
    operation: 'filingPdf',
    caller: DOCUMENTS,
    where: 'form on the review',
    hasNoEntity: true,
    arrives: opensReview,
    asks: presses(/^View the form as a PDF/),
    succeeds: seesDocument,
    without: withoutDocument,
  },
  {
    operation: 'receipt',
    caller: RECEIPT,
    where: 'receipt',
    asks: opensReceipt,
    succeeds: text('Your payment was received and your filing was accepted.'),
    codes: [404],
    without: async (visitor, given) => {
      if (given.column.endsWith('404') || given.column.endsWith('418') || given.column.endsWith('500'))
        await unknownOr('We could not find this receipt.', 'We cannot show your receipt just now.')(
          visitor,
          given,
        );
    },
    waits: text('Loading your receipt…'),
    recognizes: {
      goTo: async (visitor) => expect(visitor.button('Return to review')).toBeVisible(),
      openDialog: async (visitor) => expect(visitor.button('Choose another name')).toBeVisible(),
    },
  },
  {
    operation: 'sendEmail',
    caller: RECEIPT,
    where: 'mail of a receipt',
    arrives: async (visitor, given) => {
      await opensReceipt(visitor, given);
      await visitor.enters('Email address', 'alex@example.com');
    },
    asks: presses('Send'),
    succeeds: text('Email has been sent!'),
    without: text('The email could not be sent.'),
  },
  {
    operation: 'filingImage',
    caller: DOCUMENTS,
    where: "document on what's next",
    arrives: opensWhatsNext,
    asks: presses(/^Print your document/),
    succeeds: seesDocument,
    without: withoutDocument,
  },
  {
    operation: 'goodStandingCertificate',
    caller: DOCUMENTS,
    where: "certificate on what's next",
    arrives: opensWhatsNext,
    asks: presses(/^Get a certificate/),
    succeeds: seesDocument,
    without: withoutDocument,
  },
  {
    operation: 'ownershipNoteContent',
    caller: 'src/filing/wizard/entry/content-saga.ts',
    where: "note on owners on what's next",
    asks: opensWhatsNext,
    succeeds: text(/origin unitedStates/),
    without: text(/note on this could not be read at this time/),
  },
  {
    operation: 'uploadAttachment',
    caller: UPLOAD,
    where: 'a file is added',
    instead: {
      reason: 'a filing without an entity has no login to come back from: the list of forms takes its place',
      effects: (outcome) =>
        answeredStatus(outcome) === 401
          ? [{ kind: 'goTo', page: 'fileAForm' }]
          : effectsOf('uploadAttachment', outcome),
    },
    arrives: async (visitor) => {
      await opensFiles(visitor, []);
      await visitor.button('Add a file').click();
    },
    asks: (visitor) =>
      visitor.page
        .getByLabel('Files', { exact: true })
        .setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('plan') }),
    succeeds: text('1 file added.'),
    refused: { path: 'fileContents' },
    without: async (visitor) => {
      await expect(visitor.page.locator('dialog[open]').locator('.usa-alert--error')).toBeVisible();
      await expect(visitor.button('Choose files')).toBeVisible();
    },
  },
  {
    operation: 'downloadAttachment',
    caller: DOWNLOAD,
    where: 'a file is opened',
    hasNoEntity: true,
    arrives: async (visitor) => {
      await opensFiles(visitor);
      for (const refId of state.drafts.keys())
        state.attachments.set(FILE.key, { ...FILE, fileContents: btoa('plan'), refId });
    },
    asks: presses(/plan\.txt/),
    succeeds: (visitor) => expect.poll(() => visitor.downloads).toEqual(['plan.txt']),
    waits: null,
  },
];
