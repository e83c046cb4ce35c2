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
import type { DecidedList, ReviewCommand, StaffAnswer, StaffRequester } from '../../words/vocabulary/staff';

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
  Given('a pending filing that is {pendingState}', async function (state: PendingState) {
    await this.driver.pendingFilings.setState(state);
  });
  Given('its mail {text} and its refund {text}', async function (mail: string, refund: string) {
    await this.driver.pendingFilings.setFollowUp(
      lookUp('what came of a mail', MAILS, mail),
      lookUp('what came of a refund', REFUNDS, refund),
    );
  });
  Given('its review was closed {int} seconds ago', async function (seconds: number) {
    await this.driver.pendingFilings.setSecondsSinceClosed(seconds);
  });
  Given('its filer asked for it to take effect at {text}', async function (time: string) {
    await this.driver.pendingFilings.setRequestedEffect(time);
  });
  Then(
    'the administrator who approves it at {text} is told {text}',
    async function (time: string, notice: string) {
      assert.equal(await this.driver.pendingFilings.approvalNotice(time), notice);
    },
  );
  Given('its review was last active {int} seconds ago', async function (seconds: number) {
    await this.driver.pendingFilings.setSecondsSinceHeartbeat(seconds);
  });
  Given('the pending filing has the attachments {text}', async function (names: string) {
    await this.driver.pendingFilings.setAttachments(split(names));
  });

  When('{staffRole} tries to {reviewCommand} it', async function (who: StaffRole, command: ReviewCommand) {
    await this.driver.pendingFilings.command(who, command);
  });
  Given('the registry takes no decision about it', async function () {
    await this.driver.pendingFilings.refuseDecisions();
  });
  When(
    '{staffRole} tries to {reviewCommand} it and leaves its review at once',
    async function (who: StaffRole, command: ReviewCommand) {
      await this.driver.pendingFilings.commandAndLeave(who, command);
    },
  );
  When('the office releases the expired locks', async function () {
    await this.driver.pendingFilings.releaseExpiredLocks();
  });
  When('it is approved without the attachments {text}', async function (names: string) {
    await this.driver.pendingFilings.approveWithout(split(names));
  });

  Then('the pending filing is {pendingState}', async function (state: PendingState) {
    assert.equal(await this.driver.pendingFilings.state(), state);
  });
  Then('the result is that {pendingEffects}', async function (effects: PendingEffect[]) {
    assert.equal(await this.driver.pendingFilings.refusal(), null);
    assert.deepEqual(await this.driver.pendingFilings.effects(), effects);
  });
  Then('the audit log says {text} of it', async function (action: string) {
    assert.equal(await this.driver.pendingFilings.loggedAs(), action);
  });
  Then('it is refused because {refusal}', async function (refusal: PendingRefusal) {
    assert.equal(await this.driver.pendingFilings.refusal(), refusal);
    assert.deepEqual(await this.driver.pendingFilings.effects(), []);
  });
  Then(
    'the review offers {staffRole}: {pendingActions}',
    async function (who: StaffRole, actions: PendingAction[]) {
      assert.deepEqual(await this.driver.pendingFilings.actionsOffered(who), actions);
    },
  );
  Then('the attachments {text} are left out of the record', async function (names: string) {
    assert.deepEqual(await this.driver.pendingFilings.attachmentsLeftOut(), split(names));
  });

  Given('{staffRole} has its review open', async function (who: StaffRole) {
    await this.driver.pendingFilings.openReview(who);
  });
  Given('the rejection {text} has been written', async function (text: string) {
    await this.driver.pendingFilings.writeRejection(text);
  });

  When('the lock is released elsewhere', async function () {
    await this.driver.pendingFilings.releaseElsewhere();
  });
  When('the review is loaded again', async function () {
    await this.driver.pendingFilings.reload();
  });
  When('the sign-on ends, and its user signs on again', async function () {
    await this.driver.pendingFilings.signOnAgain();
  });
  When(
    'the registry is asked for the {operation} by {staffAsker}',
    async function (operation: CatalogOperation, who: StaffRequester) {
      await this.driver.pendingFilings.ask(who, operation);
    },
  );

  When(
    'the registry is asked for a private file of it by {staffAsker}',
    async function (who: StaffRequester) {
      await this.driver.pendingFilings.askForPrivateFile(who);
    },
  );

  Then('{staffRole} is told {pendingNotice}', async function (who: StaffRole, notice: PendingNotice) {
    assert.equal(await this.driver.pendingFilings.notice(who, notice), notice);
  });
  Given('it is not known who decides', async function () {
    await this.driver.pendingFilings.forgetNames();
  });
  Then('the open review says to {staffRole} {text}', async function (who: StaffRole, text: string) {
    assert.equal(await this.driver.pendingFilings.noticeText(who), text);
  });
  Then('{staffRole} sees that {staffRole} processes it', async function (who: StaffRole, holder: StaffRole) {
    assert.equal(await this.driver.pendingFilings.processedBy(who, holder), holder);
  });
  Then('{staffRole} reads of the lock {text}', async function (who: StaffRole, text: string) {
    assert.equal(await this.driver.pendingFilings.lockText(who), text);
  });
  Then('the review shows:', async function (table: Table) {
    for (const { label = '' } of table.hashes())
      assert.equal(
        await this.driver.pendingFilings.fact(label),
        await this.driver.pendingFilings.expectedFact(label),
        label,
      );
  });
  Then('the decided filing shows:', async function (table: Table) {
    for (const { label = '', value = '' } of table.hashes()) {
      const told = await this.driver.pendingFilings.decisionFact(label);
      assert.ok(told.includes(value), `${label}: ${told}`);
    }
  });
  Then('the {decidedList} leads staff to the decided filing', async function (list: DecidedList) {
    const found = await this.driver.pendingFilings.followDecided(list);
    assert.equal(found, await this.driver.pendingFilings.documentNumber());
  });
  Then('the form of the filing can be read, opened and saved', async function () {
    assert.equal(await this.driver.pendingFilings.isDocumentReadable(), true);
  });
  Then('the review lists the attachments:', async function (table: Table) {
    assert.deepEqual(await this.driver.pendingFilings.attachments(), table.hashes());
  });
  Then('the queue says {text}', async function (message: string) {
    assert.equal(await this.driver.pendingFilings.queueMessage(), message);
  });
  Then('the queue says of the filing {text}', async function (message: string) {
    assert.equal(await this.driver.pendingFilings.queueMessageOfFiling(), message);
  });
  Then('the queue leads to its review again', async function () {
    await this.driver.pendingFilings.reviewFromQueueMessage();
  });
  Then('the filer is sent the {reviewDecision}', async function (decision: 'acceptance' | 'rejection') {
    assert.deepEqual(await this.driver.pendingFilings.mailed(), [decision]);
  });
  Then('the rejection still says {text}', async function (text: string) {
    assert.equal(await this.driver.pendingFilings.writtenRejection(), text);
  });
  Then('the asker gets {staffAnswer}', async function (answer: StaffAnswer) {
    assert.equal(await this.driver.pendingFilings.answer(), answer);
  });
};
