import { APPLICATION_VERSION, hasRole, isDeveloperEnvironment } from '#rules';
import type { PortalDriver } from './driver';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';

/** Version, roles and environments, by the rule book. */
export class RulesPortalDriver extends levelDriver<PortalDriver>() {
  private answer: string | undefined;
  private isOpen: boolean | undefined;

  override requestVersion(): void {
    this.answer = APPLICATION_VERSION;
  }

  override version(): string {
    return checked(this.answer);
  }

  override openAreaForRoles(held: string[], listed: string[]): void {
    this.isOpen = hasRole(held, listed);
  }

  override openAsDeveloper(environment: string): void {
    this.isOpen = isDeveloperEnvironment(environment);
  }

  override isShown(): boolean {
    return checked(this.isOpen);
  }
}
