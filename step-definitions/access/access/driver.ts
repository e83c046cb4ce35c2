import type { FilingDocument, FilingStage, Outcome, Viewer } from '#rules';
import type { DriverActions } from '../../foundation/level-driver';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** Who may enter and see what: sign-on, documents, tokens, the start of the portal. */
export interface AccessDriver {
  /**
   * @param roles null while nobody is signed on
   * @param isTemporary whether the password that they signed on with has to be changed
   */
  enterAdminPlace(
    place: 'loginAdmin' | 'adminArea',
    roles: string[] | null,
    isTemporary?: boolean,
  ): MaybePromise<void>;
  /** What becomes of it: 'signOn', 'stay' or a page of the portal. */
  admission(): MaybePromise<string>;
  logOut(isSignedOn: boolean): MaybePromise<void>;
  endsSignOn(): MaybePromise<boolean>;
  signOn(roles: string[]): MaybePromise<void>;
  isAdmin(): MaybePromise<boolean>;
  requestDocument(viewer: Viewer, document: FilingDocument, standing: FilingStage): MaybePromise<void>;
  isDocumentShown(): MaybePromise<boolean>;
  setToken(secondsLeft: number): MaybePromise<void>;
  /** @param expiresAt and @param now ISO 8601, or any other text */
  useTokenAt(expiresAt: string, now: string): MaybePromise<void>;
  isTokenRefreshed(): MaybePromise<boolean>;
  /** @param silent services that do not answer */
  startPortal(silent: string[]): MaybePromise<void>;
  /** 'ready' or 'down'. */
  portalState(): MaybePromise<string>;
  openFilingOnEntity(fraudFlag: 'Y' | 'N', isSecure: boolean, check: Outcome): MaybePromise<void>;
  /** 'proceed', 'login', 'fileAForm' or 'down'. */
  openingOutcome(): MaybePromise<string>;
}

/** What each action does, named in the error of a level that cannot do it. */
export const ACCESS_ACTIONS: DriverActions<AccessDriver> = {
  enterAdminPlace: 'enter the admin area',
  admission: 'tell whether a visitor is admitted',
  logOut: 'log out',
  endsSignOn: 'tell whether the sign-on ends',
  signOn: 'sign on',
  isAdmin: 'tell whether a user is an administrator',
  requestDocument: 'ask for a document',
  isDocumentShown: 'tell whether a document is shown',
  setToken: 'use a token',
  useTokenAt: 'use a token at a time',
  isTokenRefreshed: 'tell whether a token is refreshed',
  startPortal: 'start the portal while services are down',
  portalState: 'tell the state of the portal',
  openFilingOnEntity: 'open a filing on an entity',
  openingOutcome: 'tell what becomes of opening a filing',
};
