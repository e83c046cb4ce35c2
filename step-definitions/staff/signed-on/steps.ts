import assert from 'node:assert/strict';
import { PATHS } from '#rules';
import type { SentToken, SignedOnDriver } from './driver';
import type { Phrases, Table } from '../../foundation/phrases';
import { holds, says } from '../../foundation/answers';
import { lookUp } from '../../words/vocabulary/look-up';
import { PLACES } from '../../words/vocabulary/places';
import type { ScreenDriver } from '../../portal/screen/driver';

const pathOf = (place: string): string => PATHS[lookUp('place', PLACES, place)];

/** Staff who sign on with the office, stay signed on and log out. */
export const signedOnPhrases: Phrases<{ signedOn: SignedOnDriver; screen: ScreenDriver }> = ({
  Given,
  When,
  Then,
}) => {
  Given('{text} has signed on with the office', ({ signedOn }, name: string) => signedOn.signOn(name));
  Given('the office has ended the sign-on', ({ signedOn }) => signedOn.endAtOffice());
  Given('the user has logged out', ({ signedOn }) => signedOn.logOut());

  When('{text} opens a link to the {place}', ({ signedOn }, name: string, place: string) =>
    signedOn.openLink(name, pathOf(place)),
  );
  When('{text} signs on with the office', ({ signedOn }, name: string) => signedOn.signOn(name));
  When('the token expires', ({ signedOn }) => signedOn.expireToken());
  When('the user reloads the portal', ({ signedOn }) => signedOn.reload());
  When('the user reloads the portal after the token has expired', ({ signedOn }) =>
    signedOn.reloadAfterExpiry(),
  );
  When('the user logs out', ({ signedOn }) => signedOn.logOut());
  When('the user opens the sign-on again', ({ signedOn }) => signedOn.openSignOn());
  When('the registry checks {sentToken}', ({ signedOn }, token: SentToken) => signedOn.checkToken(token));

  Then('the user arrives at the {place}', async ({ signedOn }, place: string) => {
    const expected = pathOf(place);
    assert.equal(await signedOn.pathReached(expected), expected);
  });
  Then('the portal opens the configured address', async ({ signedOn }) => {
    const target = await signedOn.logoutTarget();
    assert.equal(await signedOn.pathReached(target), target);
  });
  Then('the user reads the message {text}', async ({ signedOn }, message: string) =>
    assert.equal(await signedOn.isMessageShown(message), true),
  );
  Then('the office asks the user to sign on', holds('signedOn', 'isAskedToSignOn'));
  Then('each of these places asks the user to sign on:', async ({ screen, signedOn }, table: Table) => {
    const open: string[] = [];
    for (const [place = ''] of table.rows()) {
      await screen.lookIn(pathOf(place));
      if (!(await signedOn.isAskedToSignOn())) open.push(place);
    }
    assert.deepEqual(open, []);
  });
  Then('the registry receives a valid token', async ({ signedOn }) =>
    assert.equal(await signedOn.receivedToken(), 'valid'),
  );
  Then('the registry receives no token', async ({ signedOn }) =>
    assert.equal(await signedOn.receivedToken(), 'none'),
  );
  Then('the token is a new one', holds('signedOn', 'isNewToken'));
  Then('the login {isAccepted}', says('signedOn', 'checkResult'));
};
