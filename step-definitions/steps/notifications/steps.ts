import assert from 'node:assert/strict';
import type { NotificationKind, NotificationsDriver } from './driver';
import type { Phrases } from '../../foundation/phrases';

const split = (targets: string): string[] => (targets === '' ? [] : targets.split(', '));

/** Email addresses and numbers that are notified of later filings. */
export const notificationPhrases: Phrases<{ notifications: NotificationsDriver }> = ({
  Given,
  When,
  Then,
}) => {
  Given('the filer gets notifications at {text}', async function (targets: string) {
    await this.driver.notifications.setTargets(split(targets));
  });
  Given('the filer has begun to enter {text} and {text}', async function (email: string, number: string) {
    await this.driver.notifications.beginEntry(email, number);
  });

  When('the filer asks for notifications at {text}', async function (email: string) {
    await this.driver.notifications.signUp(email);
  });
  When('the filer adds the notification email {text}', async function (email: string) {
    await this.driver.notifications.addTarget('email', email);
  });
  When('the filer adds the notification number {text}', async function (number: string) {
    await this.driver.notifications.addTarget('text', number);
  });
  When('the filer asks for another {notificationKind}', async function (kind: NotificationKind) {
    await this.driver.notifications.addAnother(kind);
  });
  When('the filer deletes the notification to {text}', async function (target: string) {
    await this.driver.notifications.removeTarget(target);
  });
  When('the filer declines {notificationKind} notifications', async function (kind: NotificationKind) {
    await this.driver.notifications.decline(kind);
  });
  When('the filer cancels the notification', async function () {
    await this.driver.notifications.cancelEntry();
  });
  When('the filer enters the phone number {text}', async function (number: string) {
    await this.driver.notifications.enterNumber(number);
  });

  Then('the phone number is stored as {text}', async function (number: string) {
    assert.equal(await this.driver.notifications.storedNumber(), number);
  });
  Then('the notifications go to {text}', async function (targets: string) {
    assert.deepEqual(await this.driver.notifications.targets(), split(targets));
  });
  Then('the filer is told of the notifications {text}', async function (message: string) {
    assert.equal(await this.driver.notifications.message(), message);
  });
  Then('the notifications show the {notificationView} view', async function (view: string) {
    assert.equal(await this.driver.notifications.view(), view);
  });
  Then(
    'the choice of {notificationKind} notifications is {text}',
    async function (kind: NotificationKind, choice: string) {
      assert.equal(await this.driver.notifications.choice(kind), choice);
    },
  );
  Then('Enter saves the notification', async function () {
    assert.equal(await this.driver.notifications.enterKeyAction(), 'save');
  });
  Then('Enter submits the form', async function () {
    assert.equal(await this.driver.notifications.enterKeyAction(), 'submit');
  });
  Then('the notifications are headed {text}', async function (heading: string) {
    assert.equal(await this.driver.notifications.heading(), heading);
  });
  Then('the entry contains {text}', async function (left: string) {
    assert.equal(await this.driver.notifications.currentEntry(), left);
  });
};
