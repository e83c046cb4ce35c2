import assert from 'node:assert/strict';
import type { FilingType } from '#rules';
import type { Phrases, Table } from '../../foundation/phrases';
import { holdsNot, says } from '../../foundation/answers';
import { lookUp } from '../../words/vocabulary/look-up';
import { ANY_STATUS_WORDS } from '../../words/vocabulary/record-words';
import type { NoticesDriver } from './driver';

const STATES = {
  'is in effect': 'effective',
  'takes effect later': 'delayed',
  'waits for review': 'waitingForReview',
  'was rejected': 'rejected',
  'was revoked': 'revoked',
} as const;
const STATES_BEFORE = { ...STATES, 'was none': '' } as const;

/** What those who watch a record are told, and who is. */
export const noticePhrases: Phrases<{ notices: NoticesDriver }> = ({ Given, When, Then }) => {
  Given(
    'a/an {filing} for {text} that {text} now, and {text} before',
    ({ notices }, filing: FilingType, name: string, state: string, before: string) =>
      notices.setFiling(filing, name, lookUp('state', STATES, state), lookUp('state', STATES_BEFORE, before)),
  );
  Given('the record of {text} that no filing changes', ({ notices }, name: string) =>
    notices.setByClock(name),
  );
  Given('a document of {text} that is withheld', ({ notices }, name: string) =>
    notices.setWithheldDocument(name),
  );
  Given(
    'the fact {text} changes from {text} to {text}',
    ({ notices }, fact: string, before: string, after: string) => notices.setChange(fact, before, after),
  );
  Given('the status changes from {text} to {text}', ({ notices }, before: string, after: string) =>
    notices.setStatusChange(
      lookUp('status', ANY_STATUS_WORDS, before),
      lookUp('status', ANY_STATUS_WORDS, after),
    ),
  );
  Given('a withheld document has set the principal office', ({ notices }) => notices.setWithheldOffice());
  Given('these changes after the fifth message of {text}:', ({ notices }, day: string, table: Table) =>
    notices.setKept(
      day,
      table.hashes().map(({ entity = '', what = '' }) => ({ entity, what })),
    ),
  );
  Given('a company whose contact is its owner', ({ notices }) => notices.formCompany());

  Given('a follower of the company', ({ notices }) => notices.followCompany());
  When('somebody else moves its office {int} times on one day', ({ notices }, count: number) =>
    notices.moveOfficeTimes(count),
  );
  Then('the follower is sent {int} messages on that day', async ({ notices }, count: number) =>
    assert.equal(await notices.toldOnDay(count), count),
  );
  Then(
    'when the day is over one message more, which begins {text}',
    async ({ notices }, beginning: string) => {
      const subjects = await notices.toldAfterDay();
      assert.equal(subjects.length, 1, subjects.join('; '));
      assert.ok(subjects[0]?.startsWith(beginning), subjects[0]);
    },
  );
  When('somebody else moves its office to {text} and gives another contact', ({ notices }, street: string) =>
    notices.moveOffice(street),
  );

  Then('the subject of the message is {text}', says('notices', 'subject'));
  Then('the message begins {text}', says('notices', 'opening'));
  Then('the text message is {text}', says('notices', 'textMessage'));
  Then('it is told to those who follow {text}', says('notices', 'events'));
  Then('the change is told as {text}', async ({ notices }, line: string) =>
    assert.equal(await notices.changes('en'), line),
  );
  Then('the change is told in Spanish as {text}', async ({ notices }, line: string) =>
    assert.equal(await notices.changes('es'), line),
  );
  Then('the message says what to do {text}', says('notices', 'remedy'));
  Then('no change is told', async ({ notices }) => assert.equal(await notices.changes('en'), ''));
  Then('nothing is told', holdsNot('notices', 'isTold'));
  Then('the message after the day is called {text}', says('notices', 'digestSubject'));
  Then('the text message after the day is {text}', says('notices', 'digestText'));
  Then('the message after the day lists:', async ({ notices }, table: Table) =>
    assert.deepEqual(
      await notices.digestLines(),
      table.hashes().map(({ line }) => line),
    ),
  );
  Then(
    'within a minute the owner is told once that the office is at {text}',
    async ({ notices }, street: string) => {
      const told = await notices.toldOwner();
      assert.equal(told.length, 1, told.join('\n\n'));
      assert.match(
        told[0] ?? '',
        new RegExp(`Street address of the principal office: from .* to ${street}, `),
      );
    },
  );
  Then('the links of the message lead to the record and to what can be done', async ({ notices }) => {
    const [record = '', notMe] = await notices.linkedPages();
    assert.match(record, /LLC$/);
    assert.equal(notMe, "This wasn't me");
  });
  Then(
    'the other contact has the confirmation alone, with the way for who did not file',
    async ({ notices }) => {
      const sent = await notices.sentToOther();
      assert.equal(sent.length, 1, sent.join('\n\n'));
      assert.match(
        sent[0] ?? '',
        /^A filing that you asked to be told about is on record\.[^]*This wasn't me: http/,
      );
    },
  );
};
