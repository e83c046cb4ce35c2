import assert from 'node:assert/strict';
import { ADMIN_ROLE } from '#rules';
import type { FilingDocument, FilingStage, Viewer } from '#rules';
import type { Phrases } from '../../foundation/phrases';
import { holds, holdsNot, says } from '../../foundation/answers';
import type { AccessDriver } from './driver';
import type { RegistryAnswer } from '../../words/vocabulary/registry-answer';

const split = (list: string): string[] => (list === '' ? [] : list.split(', '));

/** Who may enter and see what: sign-on, documents, tokens, the start of the portal. */
export const accessPhrases: Phrases<{ access: AccessDriver }> = ({ When, Then }) => {
  When(
    'a user with the roles {text} comes to {adminPlace}',
    ({ access }, roles: string, place: 'loginAdmin' | 'adminArea') =>
      access.enterAdminPlace(place, split(roles)),
  );
  When(
    'a visitor who is not signed on comes to {adminPlace}',
    ({ access }, place: 'loginAdmin' | 'adminArea') => access.enterAdminPlace(place, null),
  );
  When(
    'an administrator with a temporary password comes to {adminPlace}',
    ({ access }, place: 'loginAdmin' | 'adminArea') => access.enterAdminPlace(place, [ADMIN_ROLE], true),
  );
  When('a user signs on with the roles {text}', ({ access }, roles: string) => access.signOn(split(roles)));
  When(
    '{viewer} asks for the {filingDocument} of a filing {filingStanding}',
    ({ access }, viewer: Viewer, document: FilingDocument, standing: FilingStage) =>
      access.requestDocument(viewer, document, standing),
  );
  When('a token is used with {text} seconds left', ({ access }, seconds: string) =>
    access.setToken(Number(seconds)),
  );
  When('a token that expires at {text} is used at {text}', ({ access }, end: string, now: string) =>
    access.useTokenAt(end, now),
  );
  When('a user who {signedOn} logs out', ({ access }, isSignedOn: boolean) => access.logOut(isSignedOn));
  When('the portal starts while {text} does not answer', ({ access }, services: string) =>
    access.startPortal(split(services)),
  );
  When(
    "the entity's fraud flag is {text}, its secure filing is {onOff}, and at the login check {happening}",
    ({ access }, fraudFlag: string, isSecure: boolean, answer: RegistryAnswer) =>
      access.openFilingOnEntity(fraudFlag === 'Y' ? 'Y' : 'N', isSecure, answer.outcome),
  );
  Then('the visitor {signOnVerdict}', says('access', 'admission'));
  Then('the sign-on {isEnded}', async ({ access }, isEnded: boolean) =>
    assert.equal(await access.endsSignOn(), isEnded),
  );
  Then('the user is an administrator', holds('access', 'isAdmin'));
  Then('the user is not an administrator', holdsNot('access', 'isAdmin'));
  Then('the document is shown', holds('access', 'isDocumentShown'));
  Then('the document is withheld', holdsNot('access', 'isDocumentShown'));
  Then('the token {isRefreshed}', async ({ access }, expected: boolean) =>
    assert.equal(await access.isTokenRefreshed(), expected),
  );
  Then('the portal is {portalState}', says('access', 'portalState'));
  Then('the filing on the entity {opening}', says('access', 'openingOutcome'));
};
