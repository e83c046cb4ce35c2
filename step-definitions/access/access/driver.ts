import type { FilingDocument, FilingStage, Outcome, Viewer } from '#rules';
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
