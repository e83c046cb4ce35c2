import assert from 'node:assert/strict';
import type { PendingAction, PendingEffect, PendingRefusal, PendingState, StaffRole } from '#rules';
import type { PendingWish } from '../drivers/parts/pending';
import type { Phrases } from '../phrasebook';

const split = (names: string): string[] => (names === '' ? [] : names.split(', '));

/** Filings that wait for the staff: locks, and decisions. */
export const pendingFilingPhrases: Phrases = ({ Given, When, Then }) => {
  Given('a pending filing that is {pendingState}', async function (state: PendingState) {
    await this.driver.pending.stand(state);
  });
  Given('its open review was last heard of {int} seconds ago', async function (seconds: number) {
    await this.driver.pending.renewed(seconds);
  });
  Given('the pending filing has the attachments {text}', async function (names: string) {
    await this.driver.pending.attach(split(names));
  });

  When('{staffRole} wants to {pendingWish} it', async function (who: StaffRole, wish: PendingWish) {
    await this.driver.pending.want(who, wish);
  });
  When('the office releases the locks that have ended', async function () {
    await this.driver.pending.sweep();
  });
  When('it is approved without the attachments {text}', async function (names: string) {
    await this.driver.pending.approveWithout(split(names));
  });

  Then('the pending filing is {pendingState}', async function (state: PendingState) {
    assert.equal(await this.driver.pending.state(), state);
  });
  Then('what is done is that {deeds}', async function (deeds: PendingEffect[]) {
    assert.equal(await this.driver.pending.refusal(), null);
    assert.deepEqual(await this.driver.pending.deeds(), deeds);
  });
  Then('it is refused because {refusal}', async function (refusal: PendingRefusal) {
    assert.equal(await this.driver.pending.refusal(), refusal);
    assert.deepEqual(await this.driver.pending.deeds(), []);
  });
  Then(
    'the review offers {staffRole}: {pendingActions}',
    async function (who: StaffRole, actions: PendingAction[]) {
      assert.deepEqual(await this.driver.pending.offered(who), actions);
    },
  );
  Then('the attachments {text} are left out of the record', async function (names: string) {
    assert.deepEqual(await this.driver.pending.leftOut(), split(names));
  });
};
