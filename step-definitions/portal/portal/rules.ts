import { APPLICATION_VERSION, hasRole, isDeveloperEnvironment } from '#rules';
import type { PortalDriver } from './driver';
import { levelDriver } from '../../foundation/level-driver';

/** Version, roles and environments, by the rule book. */
export class RulesPortalDriver extends levelDriver<PortalDriver>() {
  private answer = '';
  private isOpen = false;

  override requestVersion(): void {
    this.answer = APPLICATION_VERSION;
  }

  override version(): string {
    return this.answer;
  }

  override openAreaForRoles(held: string[], listed: string[]): void {
    this.isOpen = hasRole(held, listed);
  }

  override openAsDeveloper(environment: string): void {
    this.isOpen = isDeveloperEnvironment(environment);
  }

  override isShown(): boolean {
    return this.isOpen;
  }
}
