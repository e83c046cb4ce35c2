import assert from 'node:assert/strict';
import type { NotificationKind, NotificationsDriver } from './driver';
import type { Phrases } from '../../foundation/phrases';
import { says } from '../../foundation/answers';

const split = (targets: string): string[] => (targets === '' ? [] : targets.split(', '));

/** Email addresses and numbers that are notified of later filings. */
export const notificationPhrases: Phrases<{ notifications: NotificationsDriver }> = ({
  Given,
  When,
  Then,
}) => {
  Given('the filer gets notifications at {text}', ({ notifications }, targets: string) =>
    notifications.setTargets(split(targets)),
  );
  Given(
    'the filer has begun to enter {text} and {text}',
    ({ notifications }, email: string, number: string) => notifications.beginEntry(email, number),
  );

  When('the filer asks for notifications at {text}', ({ notifications }, email: string) =>
    notifications.signUp(email),
  );
  When('the filer adds the notification email {text}', ({ notifications }, email: string) =>
    notifications.addTarget('email', email),
  );
  When('the filer adds the notification number {text}', ({ notifications }, number: string) =>
    notifications.addTarget('text', number),
  );
  When('the filer asks for another {notificationKind}', ({ notifications }, kind: NotificationKind) =>
    notifications.addAnother(kind),
  );
  When('the filer deletes the notification to {text}', ({ notifications }, target: string) =>
    notifications.removeTarget(target),
  );
  When('the filer declines {notificationKind} notifications', ({ notifications }, kind: NotificationKind) =>
    notifications.decline(kind),
  );
  When('the filer saves no notification', ({ notifications }) => notifications.saveNothing());
  When('the filer cancels the notification', ({ notifications }) => notifications.cancelEntry());
  When('the filer enters the phone number {text}', ({ notifications }, number: string) =>
    notifications.enterNumber(number),
  );

  Then('the phone number is stored as {text}', says('notifications', 'storedNumber'));
  Then('the notifications go to {text}', async ({ notifications }, targets: string) =>
    assert.deepEqual(await notifications.targets(), split(targets)),
  );
  Then('the filer is told of the notifications {text}', says('notifications', 'message'));
  Then('the notifications show the {notificationView} view', says('notifications', 'view'));
  Then(
    'the choice of {notificationKind} notifications is {text}',
    async ({ notifications }, kind: NotificationKind, choice: string) =>
      assert.equal(await notifications.choice(kind), choice),
  );
  Then('Enter saves the notification', async ({ notifications }) =>
    assert.equal(await notifications.enterKeyAction(), 'save'),
  );
  Then('Enter submits the form', async ({ notifications }) =>
    assert.equal(await notifications.enterKeyAction(), 'submit'),
  );
  Then('the notifications are headed {text}', says('notifications', 'heading'));
  Then('the entry contains {text}', says('notifications', 'currentEntry'));
};
