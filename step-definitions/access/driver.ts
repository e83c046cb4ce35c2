import type { FilingDocument, FilingStanding, Outcome, Viewer } from '#rules';
import type { Soon } from '../levels/maybe-promise';

/** Who may enter and see what: doors, documents, tokens, the start of the portal. */
export interface AccessDriver {
  /** @param roles null while nobody is signed on */
  enter(place: 'loginAdmin' | 'adminArea', roles: string[] | null): Soon<void>;
  /** What becomes of it: 'signOn', 'stay' or a page of the portal. */
  verdict(): Soon<string>;
  logOut(isSignedOn: boolean): Soon<void>;
  endsSignOn(): Soon<boolean>;
  signOn(roles: string[]): Soon<void>;
  isAdmin(): Soon<boolean>;
  ask(viewer: Viewer, document: FilingDocument, standing: FilingStanding): Soon<void>;
  isShown(): Soon<boolean>;
  useToken(secondsLeft: number): Soon<void>;
  /** @param expiresAt and @param now ISO 8601, or what stands in their place */
  useTokenBetween(expiresAt: string, now: string): Soon<void>;
  isRefreshed(): Soon<boolean>;
  /** @param silent services that do not answer */
  start(silent: string[]): Soon<void>;
  /** 'ready' or 'down'. */
  started(): Soon<string>;
  openOn(fraudFlag: 'Y' | 'N', isSecure: boolean, check: Outcome): Soon<void>;
  /** 'proceed', 'login', 'fileAForm' or 'down'. */
  opening(): Soon<string>;
}
