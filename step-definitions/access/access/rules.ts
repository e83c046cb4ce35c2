import type { FilingDocument, FilingStage, Outcome, Viewer } from '#rules';
import {
  authenticationOf,
  entityEntry,
  isAdmin,
  logOut,
  maySee,
  needsTokenRefresh,
  signOnVerdict,
  startOutcome,
} from '#rules';
import type { AccessDriver } from './driver';
import { checked } from '../../foundation/checked';
import { scenarioDriver } from '../../foundation/level-driver';
import type { RulesScenarioContext } from '../../scenario/context/rules';

/** The registry has the entity on record, and says that it can file. */
const FOUND: Outcome = { kind: 'ok', code: 200 };

/** Who may enter and see what, by the tables. */
export class RulesAccessDriver extends scenarioDriver<AccessDriver, RulesScenarioContext>() {
  private result: string | undefined;
  private isSignOnEnded: boolean | undefined;
  private isAllowed: boolean | undefined;
  private opening: string | undefined;

  override enterAdminPlace(
    place: 'loginAdmin' | 'adminArea',
    roles: string[] | null,
    isTemporary = false,
  ): void {
    this.result = signOnVerdict(place, roles, isTemporary);
  }

  override admission(): string {
    return checked(this.result);
  }

  override logOut(isSignedOn: boolean): void {
    const { logsOut, page } = logOut(isSignedOn);
    this.isSignOnEnded = logsOut;
    this.result = page;
  }

  override endsSignOn(): boolean {
    return checked(this.isSignOnEnded);
  }

  override signOn(roles: string[]): void {
    this.isAllowed = isAdmin(roles);
  }

  override isAdmin(): boolean {
    return checked(this.isAllowed);
  }

  override requestDocument(viewer: Viewer, document: FilingDocument, standing: FilingStage): void {
    this.isAllowed = maySee(viewer, document, standing);
  }

  override isDocumentShown(): boolean {
    return checked(this.isAllowed);
  }

  override setToken(secondsLeft: number): void {
    const end = new Date(Date.parse(this.context.now) + secondsLeft * 1000).toISOString();
    this.useTokenAt(end, this.context.now);
  }

  override useTokenAt(expiresAt: string, now: string): void {
    this.isAllowed = needsTokenRefresh(expiresAt, now);
  }

  override isTokenRefreshed(): boolean {
    return checked(this.isAllowed);
  }

  override startPortal(silent: string[]): void {
    const answers = (service: string): boolean => !silent.includes(service);
    this.result = startOutcome({
      hasEnvironment: answers('environment'),
      isBusinessAlive: answers('business'),
      isCommonAlive: answers('common'),
      isMailAlive: answers('mail'),
    });
  }

  override portalState(): string {
    return checked(this.result);
  }

  override openFilingOnEntity(fraudFlag: 'Y' | 'N', isSecure: boolean, check: Outcome): void {
    const entity = { entityType: { code: 'DLLC' }, fraudFlag, sbf: isSecure };
    this.opening = entityEntry('chgpoa', {
      transTyp: 'CHG_ENT_ADR',
      summary: FOUND,
      entity,
      availability: FOUND,
      isAvailable: true,
      authentication: authenticationOf(check),
    });
  }

  override openingOutcome(): string {
    return checked(this.opening);
  }
}
