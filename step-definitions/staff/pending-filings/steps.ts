import assert from 'node:assert/strict';
import type {
  CatalogOperation,
  PendingAction,
  PendingEffect,
  PendingRefusal,
  PendingState,
  PendingNotice,
  StaffRole,
} from '#rules';
import type { FollowUpState, PendingFilingsDriver } from './driver';
import { lookUp } from '../../words/vocabulary/look-up';
import type { Phrases, Table } from '../../foundation/phrases';
import { holds, says } from '../../foundation/answers';
import type { DecidedList, ReviewCommand, StaffRequester } from '../../words/vocabulary/staff';

const split = (names: string): string[] => (names === '' ? [] : names.split(', '));

/** What came of the mail about a decision, and of its refund. */
const MAILS: Readonly<Record<string, FollowUpState>> = {
  'is about to be sent': 'queued',
  'was sent': 'done',
  'could not be sent': 'failed',
};
const REFUNDS: Readonly<Record<string, FollowUpState>> = {
  'is about to be paid': 'queued',
  'was paid': 'done',
  'has failed': 'failed',
};

/** Filings that wait for the staff: locks, and decisions. */
export const pendingFilingPhrases: Phrases<{ pendingFilings: PendingFilingsDriver }> = ({
  Given,
  When,
  Then,
}) => {
  Given('a pending filing that is {pendingState}', ({ pendingFilings }, state: PendingState) =>
    pendingFilings.setState(state),
  );
  Given('its mail {text} and its refund {text}', ({ pendingFilings }, mail: string, refund: string) =>
    pendingFilings.setFollowUp(
      lookUp('what came of a mail', MAILS, mail),
      lookUp('what came of a refund', REFUNDS, refund),
    ),
  );
  Given('its review was closed {int} seconds ago', ({ pendingFilings }, seconds: number) =>
    pendingFilings.setSecondsSinceClosed(seconds),
  );
  Given('its filer asked for it to take effect at {text}', ({ pendingFilings }, time: string) =>
    pendingFilings.setRequestedEffect(time),
  );
  Then(
    'the administrator who approves it at {text} is told {text}',
    async ({ pendingFilings }, time: string, notice: string) =>
      assert.equal(await pendingFilings.approvalNotice(time), notice),
  );
  Given('its review was last active {int} seconds ago', ({ pendingFilings }, seconds: number) =>
    pendingFilings.setSecondsSinceHeartbeat(seconds),
  );
  Given('the pending filing has the attachments {text}', ({ pendingFilings }, names: string) =>
    pendingFilings.setAttachments(split(names)),
  );

  When(
    '{staffRole} tries to {reviewCommand} it',
    ({ pendingFilings }, who: StaffRole, command: ReviewCommand) => pendingFilings.command(who, command),
  );
  Given('the registry takes no decision about it', ({ pendingFilings }) => pendingFilings.refuseDecisions());
  When(
    '{staffRole} tries to {reviewCommand} it and leaves its review at once',
    ({ pendingFilings }, who: StaffRole, command: ReviewCommand) =>
      pendingFilings.commandAndLeave(who, command),
  );
  When('the office releases the expired locks', ({ pendingFilings }) => pendingFilings.releaseExpiredLocks());
  When('it is approved without the attachments {text}', ({ pendingFilings }, names: string) =>
    pendingFilings.approveWithout(split(names)),
  );

  Then('the pending filing is {pendingState}', says('pendingFilings', 'state'));
  Then('the result is that {pendingEffects}', async ({ pendingFilings }, effects: PendingEffect[]) => {
    assert.equal(await pendingFilings.refusal(), null);
    assert.deepEqual(await pendingFilings.effects(), effects);
  });
  Then('the audit log says {text} of it', says('pendingFilings', 'loggedAs'));
  Then('it is refused because {refusal}', async ({ pendingFilings }, refusal: PendingRefusal) => {
    assert.equal(await pendingFilings.refusal(), refusal);
    assert.deepEqual(await pendingFilings.effects(), []);
  });
  Then(
    'the review offers {staffRole}: {pendingActions}',
    async ({ pendingFilings }, who: StaffRole, actions: PendingAction[]) =>
      assert.deepEqual(await pendingFilings.actionsOffered(who), actions),
  );
  Then('the attachments {text} are left out of the record', async ({ pendingFilings }, names: string) =>
    assert.deepEqual(await pendingFilings.attachmentsLeftOut(), split(names)),
  );

  Given('{staffRole} has its review open', ({ pendingFilings }, who: StaffRole) =>
    pendingFilings.openReview(who),
  );
  Given('the rejection {text} has been written', ({ pendingFilings }, text: string) =>
    pendingFilings.writeRejection(text),
  );

  When('the lock is released elsewhere', ({ pendingFilings }) => pendingFilings.releaseElsewhere());
  When('the review is loaded again', ({ pendingFilings }) => pendingFilings.reload());
  When('the sign-on ends, and its user signs on again', ({ pendingFilings }) => pendingFilings.signOnAgain());
  When(
    'the registry is asked for the {operation} by {staffAsker}',
    ({ pendingFilings }, operation: CatalogOperation, who: StaffRequester) =>
      pendingFilings.ask(who, operation),
  );

  When(
    'the registry is asked for a private file of it by {staffAsker}',
    ({ pendingFilings }, who: StaffRequester) => pendingFilings.askForPrivateFile(who),
  );

  Then(
    '{staffRole} is told {pendingNotice}',
    async ({ pendingFilings }, who: StaffRole, notice: PendingNotice) =>
      assert.equal(await pendingFilings.notice(who, notice), notice),
  );
  Given('it is not known who decides', ({ pendingFilings }) => pendingFilings.forgetNames());
  Then(
    'the open review says to {staffRole} {text}',
    async ({ pendingFilings }, who: StaffRole, text: string) =>
      assert.equal(await pendingFilings.noticeText(who), text),
  );
  Then(
    '{staffRole} sees that {staffRole} processes it',
    async ({ pendingFilings }, who: StaffRole, holder: StaffRole) =>
      assert.equal(await pendingFilings.processedBy(who, holder), holder),
  );
  Then('{staffRole} reads of the lock {text}', async ({ pendingFilings }, who: StaffRole, text: string) =>
    assert.equal(await pendingFilings.lockText(who), text),
  );
  Then('the review shows:', async ({ pendingFilings }, table: Table) => {
    for (const { label = '' } of table.hashes())
      assert.equal(await pendingFilings.fact(label), await pendingFilings.expectedFact(label), label);
  });
  Then('the decided filing shows:', async ({ pendingFilings }, table: Table) => {
    for (const { label = '', value = '' } of table.hashes()) {
      const told = await pendingFilings.decisionFact(label);
      assert.ok(told.includes(value), `${label}: ${told}`);
    }
  });
  Then(
    'the {decidedList} leads staff to the decided filing',
    async ({ pendingFilings }, list: DecidedList) => {
      const found = await pendingFilings.followDecided(list);
      assert.equal(found, await pendingFilings.documentNumber());
    },
  );
  Then('the form of the filing can be read, opened and saved', holds('pendingFilings', 'isDocumentReadable'));
  Then('the review lists the attachments:', async ({ pendingFilings }, table: Table) =>
    assert.deepEqual(await pendingFilings.attachments(), table.hashes()),
  );
  Then('the queue says {text}', says('pendingFilings', 'queueMessage'));
  Then('the queue says of the filing {text}', says('pendingFilings', 'queueMessageOfFiling'));
  Then('the queue leads to its review again', ({ pendingFilings }) =>
    pendingFilings.reviewFromQueueMessage(),
  );
  Then(
    'the filer is sent the {reviewDecision}',
    async ({ pendingFilings }, decision: 'acceptance' | 'rejection') =>
      assert.deepEqual(await pendingFilings.mailed(), [decision]),
  );
  Then('the rejection still says {text}', says('pendingFilings', 'writtenRejection'));
  Then('the asker gets {staffAnswer}', says('pendingFilings', 'answer'));
};
