import assert from 'node:assert/strict';
import type { Phrases } from '../../foundation/phrases';
import type { SessionDriver } from './driver';

/** The session of a filer who does nothing for a while. */
export const sessionPhrases: Phrases<{ session: SessionDriver }> = ({ When, Then }) => {
  When('a filer has been inactive for {int} minutes', async function (minutes: number) {
    await this.driver.session.stayIdle(minutes);
  });
  Then('the session is {sessionState}', async function (state: string) {
    assert.equal(await this.driver.session.sessionState(), state);
  });
};
