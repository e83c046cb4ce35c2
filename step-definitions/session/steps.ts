import assert from 'node:assert/strict';
import type { Phrases } from '../phrasebook';

/** The session of a filer who does nothing for a while. */
export const sessionPhrases: Phrases = ({ When, Then }) => {
  When('a filer has been inactive for {int} minutes', async function (minutes: number) {
    await this.driver.session.stayIdle(minutes);
  });
  Then('the session is {sessionState}', async function (state: string) {
    assert.equal(await this.driver.session.sessionState(), state);
  });
};
