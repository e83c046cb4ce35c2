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
import { ACCESS_VERBS } from './driver';
import { levelDriver } from '../levels/level-driver';
import type { RulesScenarioContext } from '../context/rules';

/** Who may enter and see what, by the tables. */
export class RulesAccess extends levelDriver<AccessDriver>('rules', ACCESS_VERBS) {
  private said = '';
  private ends = false;
  private answer = false;
  private opened = '';

  constructor(private readonly context: RulesScenarioContext) {
    super();
  }

  override enterAdminPlace(place: 'loginAdmin' | 'adminArea', roles: string[] | null): void {
    this.said = signOnVerdict(place, roles);
  }

  override admission(): string {
    return this.said;
  }

  override logOut(isSignedOn: boolean): void {
    const { logsOut, page } = logOut(isSignedOn);
    this.ends = logsOut;
    this.said = page;
  }

  override endsSignOn(): boolean {
    return this.ends;
  }

  override signOn(roles: string[]): void {
    this.answer = isAdmin(roles);
  }

  override isAdmin(): boolean {
    return this.answer;
  }

  override requestDocument(viewer: Viewer, document: FilingDocument, standing: FilingStanding): void {
    this.answer = maySee(viewer, document, standing);
  }

  override isDocumentShown(): boolean {
    return this.answer;
  }

  override useToken(secondsLeft: number): void {
    const end = new Date(Date.parse(this.context.now) + secondsLeft * 1000).toISOString();
    this.useTokenAt(end, this.context.now);
  }

  override useTokenAt(expiresAt: string, now: string): void {
    this.answer = needsTokenRefresh(expiresAt, now);
  }

  override isTokenRefreshed(): boolean {
    return this.answer;
  }

  override startPortal(silent: string[]): void {
    const answers = (service: string): boolean => !silent.includes(service);
    this.said = startOutcome({
      hasEnvironment: answers('environment'),
      isBusinessAlive: answers('business'),
      isCommonAlive: answers('common'),
      isMailAlive: answers('mail'),
    });
  }

  override portalState(): string {
    return this.said;
  }

  override openFilingOnEntity(fraudFlag: 'Y' | 'N', isSecure: boolean, check: Outcome): void {
    this.opened = entityAccess({ fraudFlag, sbf: isSecure, authentication: authenticationOf(check) });
  }

  override openingOutcome(): string {
    return this.opened;
  }
}
