import type { Phrases } from '../../foundation/phrases';
import { says } from '../../foundation/answers';
import type { SessionDriver } from './driver';

/** The session of a filer who does nothing for a while. */
export const sessionPhrases: Phrases<{ session: SessionDriver }> = ({ When, Then }) => {
  When('a filer has been inactive for {int} minutes', ({ session }, minutes: number) =>
    session.stayIdle(minutes),
  );
  Then('the session is {sessionState}', says('session', 'sessionState'));
};
