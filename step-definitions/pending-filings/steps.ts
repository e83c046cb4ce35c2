import assert from 'node:assert/strict';
import type { PendingAction, PendingEffect, PendingRefusal, PendingState, StaffRole } from '#rules';
import type { ReviewCommand } from './driver';
import type { Phrases } from '../phrasebook';

const split = (names: string): string[] => (names === '' ? [] : names.split(', '));

/** Filings that wait for the staff: locks, and decisions. */
export const pendingFilingPhrases: Phrases = ({ Given, When, Then }) => {
  Given('a pending filing that is {pendingState}', async function (state: PendingState) {
    await this.driver.pendingFilings.setState(state);
  });
  Given('its review was last active {int} seconds ago', async function (seconds: number) {
    await this.driver.pendingFilings.setSecondsSinceHeartbeat(seconds);
  });
  Given('the pending filing has the attachments {text}', async function (names: string) {
    await this.driver.pendingFilings.setAttachments(split(names));
  });

  When('{staffRole} tries to {reviewCommand} it', async function (who: StaffRole, command: ReviewCommand) {
    await this.driver.pendingFilings.command(who, command);
  });
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
};
