import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { PATHS } from '#rules';
import { keysIn } from '../../../step-definitions/portal/followers/messages';
import type { Filer } from '../support/filer';
import { statesOf } from './page-state';

const SAMPLE = '20101000001';
/** The browser's own note that a key opens nothing. */
const UNKNOWN_KEY = /status of 404/;

const opens = (path: string) => (filer: Filer) => filer.goesTo(path);

/** Asks to follow the sample's record; the keys in the message that this sends. */
async function asksToFollow({ registry }: Filer) {
  const email = `${randomUUID()}@sample.example`;
  await registry.POST('/business-api/follow', {
    body: {
      entityId: SAMPLE,
      channel: 'email',
      email,
      phone: '',
      events: ['filingRecorded', 'statusChanged'],
    },
  });
  const { data } = await registry.GET('/dev-api/outbox');
  const message = data?.apiData.messages.find(({ to }) => to === email);
  return keysIn(message?.text ?? '');
}

/** The page of an address that follows the sample's record. */
async function opensWhatIsFollowed(filer: Filer): Promise<void> {
  const { confirming, following } = await asksToFollow(filer);
  await filer.registry.POST('/business-api/follow/confirm', { body: { key: confirming } });
  await filer.goesTo(`${PATHS.following}#${following}`);
  await expect(filer.button('Stop following')).toBeVisible();
}

/** Following a record, and ending it, by somebody without an account. */
export const FOLLOWING = [
  ...statesOf('Follow this record', {
    fresh: async (filer) => {
      await filer.goesTo(`${PATHS.follow}/${SAMPLE}`);
      await expect(filer.button('Send me the link to confirm')).toBeVisible();
    },
    'by text, with errors': async (filer) => {
      await filer.goesTo(`${PATHS.follow}/${SAMPLE}?channel=text`);
      await filer.button('Send me the link to confirm').click();
      await expect(filer.page.locator('.error-summary')).toBeVisible();
    },
    asked: async (filer) => {
      await filer.goesTo(`${PATHS.follow}/${SAMPLE}`);
      await filer.page.getByRole('textbox').fill(`${randomUUID()}@sample.example`);
      await filer.button('Send me the link to confirm').click();
      await expect(filer.page.getByText('Almost done')).toBeVisible();
    },
  }),
  ...statesOf('Confirm that you follow a record', {
    fresh: async (filer) => filer.goesTo(`${PATHS.confirmFollow}#${(await asksToFollow(filer)).confirming}`),
    confirmed: async (filer) => {
      await filer.goesTo(`${PATHS.confirmFollow}#${(await asksToFollow(filer)).confirming}`);
      await filer.button('Yes, I follow it').click();
      await expect(filer.page.getByText('You now follow')).toBeVisible();
    },
    'without a key': opens(PATHS.confirmFollow),
  }),
  ...statesOf('What you follow', {
    'one record': opensWhatIsFollowed,
    'one record, being changed': async (filer) => {
      await opensWhatIsFollowed(filer);
      await filer.button('Change what we tell you').click();
      await expect(filer.button('Save choices')).toBeVisible();
    },
    'nothing any more': async (filer) => {
      await opensWhatIsFollowed(filer);
      await filer.button('Stop following').click();
      await expect(filer.button('Follow again')).toBeVisible();
    },
    'all messages stopped': async (filer) => {
      await opensWhatIsFollowed(filer);
      await filer.button('Stop all messages').click();
      await expect(filer.button('Allow messages again')).toBeVisible();
    },
    'without a key': opens(PATHS.following),
  }),
  ...statesOf(
    'What you follow',
    {
      'with a key that opens nothing': async (filer) => {
        await filer.goesTo(`${PATHS.following}#nothing`);
        await expect(filer.page.getByText('This is not a link of ours.').first()).toBeVisible();
      },
    },
    UNKNOWN_KEY,
  ),
  ...statesOf('Stop all messages', { fresh: opens(`${PATHS.following}/stop/nothing`) }),
];
