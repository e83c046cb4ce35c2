import assert from 'node:assert/strict';
import { ADMIN_ROLE } from '#rules';
import type { FilingDocument, FilingStage, Viewer } from '#rules';
import type { Phrases } from '../../foundation/phrases';
import type { AccessDriver } from './driver';
import type { RegistryAnswer } from '../../words/vocabulary/registry-answer';

const split = (list: string): string[] => (list === '' ? [] : list.split(', '));

/** Who may enter and see what: sign-on, documents, tokens, the start of the portal. */
export const accessPhrases: Phrases<{ access: AccessDriver }> = ({ When, Then }) => {
  When(
    'a user with the roles {text} comes to {adminPlace}',
    async function (roles: string, place: 'loginAdmin' | 'adminArea') {
      await this.driver.access.enterAdminPlace(place, split(roles));
    },
  );
  When(
    'a visitor who is not signed on comes to {adminPlace}',
    async function (place: 'loginAdmin' | 'adminArea') {
      await this.driver.access.enterAdminPlace(place, null);
    },
  );
  When(
    'an administrator with a temporary password comes to {adminPlace}',
    async function (place: 'loginAdmin' | 'adminArea') {
      await this.driver.access.enterAdminPlace(place, [ADMIN_ROLE], true);
    },
  );
  When('a user signs on with the roles {text}', async function (roles: string) {
    await this.driver.access.signOn(split(roles));
  });
  When(
    '{viewer} asks for the {filingDocument} of a filing {filingStanding}',
    async function (viewer: Viewer, document: FilingDocument, standing: FilingStage) {
      await this.driver.access.requestDocument(viewer, document, standing);
    },
  );
  When('a token is used with {text} seconds left', async function (seconds: string) {
    await this.driver.access.setToken(Number(seconds));
  });
  When('a token that expires at {text} is used at {text}', async function (end: string, now: string) {
    await this.driver.access.useTokenAt(end, now);
  });
  When('a user who {signedOn} logs out', async function (isSignedOn: boolean) {
    await this.driver.access.logOut(isSignedOn);
  });
  When('the portal starts while {text} does not answer', async function (services: string) {
    await this.driver.access.startPortal(split(services));
  });
  When(
    "the entity's fraud flag is {text}, its secure filing is {onOff}, and at the login check {happening}",
    async function (fraudFlag: string, isSecure: boolean, answer: RegistryAnswer) {
      await this.driver.access.openFilingOnEntity(fraudFlag === 'Y' ? 'Y' : 'N', isSecure, answer.outcome);
    },
  );
  Then('the visitor {signOnVerdict}', async function (verdict: string) {
    assert.equal(await this.driver.access.admission(), verdict);
  });
  Then('the sign-on {isEnded}', async function (isEnded: boolean) {
    assert.equal(await this.driver.access.endsSignOn(), isEnded);
  });
  Then('the user is an administrator', async function () {
    assert.equal(await this.driver.access.isAdmin(), true);
  });
  Then('the user is not an administrator', async function () {
    assert.equal(await this.driver.access.isAdmin(), false);
  });
  Then('the document is shown', async function () {
    assert.equal(await this.driver.access.isDocumentShown(), true);
  });
  Then('the document is withheld', async function () {
    assert.equal(await this.driver.access.isDocumentShown(), false);
  });
  Then('the token {isRefreshed}', async function (expected: boolean) {
    assert.equal(await this.driver.access.isTokenRefreshed(), expected);
  });
  Then('the portal is {portalState}', async function (state: string) {
    assert.equal(await this.driver.access.portalState(), state);
  });
  Then('the filing on the entity {opening}', async function (opening: string) {
    assert.equal(await this.driver.access.openingOutcome(), opening);
  });
};
