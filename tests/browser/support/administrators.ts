import type { Browser, Page } from '@playwright/test';
import { LOCK_LEASE_SECONDS, pendingReviewPath } from '#rules';
import { administratorClient } from '../../../step-definitions/staff/pending-filings/administrator-client';
import type { QueuedFiling } from '../../../step-definitions/staff/pending-filings/queue-filing';
import { fillSignOn } from '../../../step-definitions/scenario/sign-on/browser-sign-on';
import type { Filer } from './filer';

/** The review of a filing in a browser of its own, signed on as a sample account. */
export async function reviewsIn(
  browser: Browser,
  baseURL: string,
  { entityId, transactionId }: QueuedFiling,
  name: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto(pendingReviewPath({ mstrTransId: entityId, transactionId }));
  await fillSignOn(page, name);
  await page.getByRole('heading', { level: 1, name: 'Pending review' }).waitFor();
  return page;
}

/** Moves the office's clock on by this much, from the real time. */
export async function movesClock({ registry }: Pick<Filer, 'registry'>, seconds: number): Promise<void> {
  const now = seconds === 0 ? null : new Date(Date.now() + seconds * 1000).toISOString();
  await registry.POST('/dev-api/clock', { body: { now } });
}

/** A little more than a lock lasts without its review. */
export const LEASE_IS_OVER = LOCK_LEASE_SECONDS + 1;

/** What the audit log says of the filing, oldest first: who did what. */
export async function logOf(baseURL: string, { transactionId }: QueuedFiling): Promise<string[]> {
  const administrator = await administratorClient(baseURL);
  const { data } = await administrator.call('auditLog', { query: { subject: transactionId, size: '50' } });
  const entries = data?.entries ?? [];
  return entries.map(({ userId, action }) => `${userId || 'office'} ${action}`).reverse();
}
