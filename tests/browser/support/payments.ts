import { expect } from '@playwright/test';
import { filingPath, type Filing } from '#rules';
import { payByCard } from '../../resilience/registry';
import { completeDraft } from './drafts';
import type { Filer } from './filer';

export const receiptPath = (refId: string): string => filingPath('llc', 'receipt', { refId });

/** Starts the payment of a filing as the review page does; the name is reserved from here on. */
export async function startPayment(
  filer: Filer,
  filing: Filing,
): Promise<{ refId: string; cardPage: string }> {
  const refId = await filer.keeps(filing);
  const receiptUrl = filer.origin + receiptPath(refId);
  const backUrl = filer.origin + filingPath('llc', 'filingreview');
  const { data, error } = await filer.registry.POST('/business-api/payment', {
    body: { refId, filing, receiptUrl, backUrl, cancelUrl: receiptUrl },
  });
  const cardPage = data?.apiData.paymentURL;
  if (cardPage === undefined) throw new Error(`No payment was started: ${JSON.stringify(error ?? data)}`);
  return { refId, cardPage };
}

/** Files a company and pays for it, without a browser. Returns its reference once the receipt is there. */
export async function fileCompany(filer: Filer, filing = completeDraft(filer.agent)): Promise<string> {
  const { refId, cardPage } = await startPayment(filer, filing);
  await payByCard(cardPage);
  await expect
    .poll(
      async () =>
        (await filer.registry.POST('/business-api/file/receipt', { body: { refId } })).data?.apiData.code,
    )
    .toBe(200);
  return refId;
}
