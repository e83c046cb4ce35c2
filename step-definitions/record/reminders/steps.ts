import assert from 'node:assert/strict';
import type { FilingType } from '#rules';
import type { Phrases } from '../../foundation/phrases';
import { holds, holdsNot, says } from '../../foundation/answers';
import type { RemindersDriver } from './driver';

/** Who is reminded of a periodic report, and of what. */
export const reminderPhrases: Phrases<{ reminders: RemindersDriver }> = ({ Given, When, Then }) => {
  Given(
    'the report of {text}, which is {status}, is due on {day}',
    ({ reminders }, name: string, statusCode: string, dueDay: string) =>
      reminders.setReport(name, statusCode, dueDay),
  );
  Given('its report is filed', ({ reminders }) => reminders.setFiled());
  Given('a/an {filing} for it waits for the office', ({ reminders }, filing: FilingType) =>
    reminders.setWaiting(filing),
  );
  Given('nobody was reminded since the day {day}', ({ reminders }, day: string) =>
    reminders.setRemindedUntil(day),
  );
  Given('a reminder of the day {day} waits to be sent', ({ reminders }, day: string) =>
    reminders.keepReminder(day),
  );
  Given('followers of the reports of the entities {text}', ({ reminders }, entityIds: string) =>
    reminders.followReports(entityIds.split(', ')),
  );
  When('the day {day} begins', ({ reminders }, day: string) => reminders.beginDay(day));
  When(
    'the month begins in which the report of the entity {text} is due',
    ({ reminders }, entityId: string) => reminders.beginDueMonth(entityId),
  );

  Then('who follows the report is reminded {text}', async ({ reminders }, subject: string) =>
    assert.equal(await reminders.subject('en'), subject),
  );
  Then('the reminder in Spanish is called {text}', async ({ reminders }, subject: string) =>
    assert.equal(await reminders.subject('es'), subject),
  );
  Then('the reminder says {text} and {text}', async ({ reminders }, opening: string, otherwise: string) => {
    const [first] = await reminders.paragraphs();
    assert.deepEqual(first, [opening, otherwise]);
  });
  Then('the reminder leads on with {text}', async ({ reminders }, toDo: string) => {
    const [, second] = await reminders.paragraphs();
    assert.deepEqual(second, [toDo]);
  });
  Then('the reminder ends with the day {text} on which this was so', async ({ reminders }, day: string) => {
    const [, , ...last] = await reminders.paragraphs();
    assert.deepEqual(last, [
      [`This was so on ${day}. If it was filed since then, there is nothing left to do.`],
      ['See the record: https://registry.example/record'],
      ['You get this message because you follow this business.'],
    ]);
  });
  Then('the waiting reminder is sent', holds('reminders', 'isSent'));
  Then('the waiting reminder is not sent', holdsNot('reminders', 'isSent'));
  Then('the text message of the reminder is {text}', says('reminders', 'text'));
  Then('who follows the status too has the reminder alone', holdsNot('reminders', 'isToldAsStatus'));
  Then(
    'who follows the status too has the message about the status alone',
    holds('reminders', 'isToldAsStatus'),
  );
  Then(
    'the follower of the report of the entity {text} is reminded once that it is due',
    async ({ reminders }, entityId: string) => {
      const subjects = await reminders.reminded(entityId);
      assert.equal(subjects.length, 1, subjects.join('; '));
      assert.match(subjects[0] ?? '', /: the periodic report is due by /);
    },
  );
  Then(
    'the follower of the report of the entity {text} is not reminded',
    async ({ reminders }, entityId: string) => assert.deepEqual(await reminders.reminded(entityId), []),
  );
};
