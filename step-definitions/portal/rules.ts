import { APPLICATION_VERSION, hasRole, isDeveloperEnvironment } from '#rules';
import type { PortalDriver } from './driver';

/** Version, roles and environments, by the rule book. */
export class RulesPortal implements PortalDriver {
  private answer = '';
  private isOpen = false;

  askVersion(): void {
    this.answer = APPLICATION_VERSION;
  }

  version(): string {
    return this.answer;
  }

  come(held: string[], listed: string[]): void {
    this.isOpen = hasRole(held, listed);
  }

  comeAsDeveloper(environment: string): void {
    this.isOpen = isDeveloperEnvironment(environment);
  }

  isShown(): boolean {
    return this.isOpen;
  }
}
