import type { FilingDocument, FilingStanding, Outcome, Viewer } from '#rules';
import {
  authenticationOf,
  entityAccess,
  isAdmin,
  logOut,
  maySee,
  needsTokenRefresh,
  signOnVerdict,
  startOutcome,
} from '#rules';
import type { AccessDriver } from './driver';
import type { RulesDesk } from '../context/rules';

/** Who may enter and see what, by the tables. */
export class RulesAccess implements AccessDriver {
  private said = '';
  private ends = false;
  private answer = false;
  private opened = '';

  constructor(private readonly desk: RulesDesk) {}

  enter(place: 'loginAdmin' | 'adminArea', roles: string[] | null): void {
    this.said = signOnVerdict(place, roles);
  }

  verdict(): string {
    return this.said;
  }

  logOut(isSignedOn: boolean): void {
    const { logsOut, page } = logOut(isSignedOn);
    this.ends = logsOut;
    this.said = page;
  }

  endsSignOn(): boolean {
    return this.ends;
  }

  signOn(roles: string[]): void {
    this.answer = isAdmin(roles);
  }

  isAdmin(): boolean {
    return this.answer;
  }

  ask(viewer: Viewer, document: FilingDocument, standing: FilingStanding): void {
    this.answer = maySee(viewer, document, standing);
  }

  isShown(): boolean {
    return this.answer;
  }

  useToken(secondsLeft: number): void {
    const end = new Date(Date.parse(this.desk.now) + secondsLeft * 1000).toISOString();
    this.useTokenBetween(end, this.desk.now);
  }

  useTokenBetween(expiresAt: string, now: string): void {
    this.answer = needsTokenRefresh(expiresAt, now);
  }

  isRefreshed(): boolean {
    return this.answer;
  }

  start(silent: string[]): void {
    const answers = (service: string): boolean => !silent.includes(service);
    this.said = startOutcome({
      hasEnvironment: answers('environment'),
      isBusinessAlive: answers('business'),
      isCommonAlive: answers('common'),
      isMailAlive: answers('mail'),
    });
  }

  started(): string {
    return this.said;
  }

  openOn(fraudFlag: 'Y' | 'N', isSecure: boolean, check: Outcome): void {
    this.opened = entityAccess({ fraudFlag, sbf: isSecure, authentication: authenticationOf(check) });
  }

  opening(): string {
    return this.opened;
  }
}
