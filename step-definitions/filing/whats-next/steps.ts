import assert from 'node:assert/strict';
import type { EntityStatusCode, FilingType, NotificationKind } from '#rules';
import { lookUp } from '../../words/vocabulary/look-up';
import { ORIGINS, WHATS_NEXT } from '../../words/vocabulary/whats-next';
import type { Phrases } from '../../foundation/phrases';
import { says } from '../../foundation/answers';
import type { WhatsNextDriver } from './driver';

const NOTIFICATIONS: Readonly<Record<string, readonly NotificationKind[]>> = {
  'by email': ['email'],
  'by text': ['text'],
  'by email and text': ['email', 'text'],
  'by nothing': [],
};

/** What a filer is offered once the filing is done. */
export const whatsNextPhrases: Phrases<{ whatsNext: WhatsNextDriver }> = ({ When, Then }) => {
  When('the filing for an entity that is {status} is finished', ({ whatsNext }, status: EntityStatusCode) =>
    whatsNext.completeFiling(status, false),
  );
  When(
    'the filing for an entity that is {status} is finished under the administrative fraud check',
    ({ whatsNext }, status: EntityStatusCode) => whatsNext.completeFiling(status, true),
  );

  When(
    'the filing for an entity that is {status} is finished, having asked for notifications {text}',
    async ({ whatsNext }, status: EntityStatusCode, kinds: string) => {
      const signedUpFor = lookUp('notifications of a filing', NOTIFICATIONS, kinds);
      await whatsNext.completeFiling(status, false, { signedUpFor });
    },
  );
  When(
    'the filing for an entity that has secure filing and is {status} is finished',
    ({ whatsNext }, status: EntityStatusCode) =>
      whatsNext.completeFiling(status, false, { hasSecureFiling: true }),
  );

  When(
    'a/an {filing} for an entity that is {status} and whose report is due on {day} is finished',
    ({ whatsNext }, filing: FilingType, status: EntityStatusCode, dueDay: string) =>
      whatsNext.remindOfReport(filing, status, dueDay),
  );
  When('a/an {filing} is finished', ({ whatsNext }, filing: FilingType) => whatsNext.noteOwnership(filing));
  Then(
    'the note on beneficial ownership is that of an entity created {text}',
    async ({ whatsNext }, where: string) =>
      assert.equal(await whatsNext.notedOrigin(), lookUp('origin of an entity', ORIGINS, where)),
  );
  Then('the reminder of the periodic report says {text}', says('whatsNext', 'reportReminder'));

  Then('the filer is offered {text}', async ({ whatsNext }, parts: string) => {
    const offered = await whatsNext.partsOffered();
    assert.equal(
      offered.map((part) => lookUp('part of what comes next', WHATS_NEXT, part)).join(', '),
      parts,
    );
  });
  Then('the filer is offered the certificate of good standing', async ({ whatsNext }) =>
    assert.equal((await whatsNext.partsOffered()).includes('certificate'), true),
  );
  Then('the filer is not offered the certificate of good standing', async ({ whatsNext }) =>
    assert.equal((await whatsNext.partsOffered()).includes('certificate'), false),
  );
};
