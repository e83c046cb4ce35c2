import type { ContractOperation, Effect } from '#rules';
import {
  APPLICATION_VERSION,
  effectsOf,
  hasRole,
  isDeveloperEnvironment,
  SESSION_TIMEOUT_MINUTES,
} from '#rules';
import type { PortalDriver } from '../parts/portal';

const nameOf = (effect: Effect): string => {
  if (effect.kind === 'goTo') return effect.page;
  if (effect.kind === 'openDialog') return effect.dialog;
  return effect.kind === 'setFlag' ? effect.flag : effect.kind;
};

/** Figures of the office, and the error catalogue. */
export class RulesPortal implements PortalDriver {
  private followed: readonly Effect[] = [];

  fail(operation: ContractOperation, answer: number | null): void {
    this.followed = effectsOf(
      operation,
      answer === null ? { kind: 'noResponse' } : { kind: 'code', code: answer },
    );
  }

  effects(): string[] {
    return this.followed.map(nameOf);
  }

  isLogged(): boolean {
    return this.followed.some(({ kind }) => kind === 'log');
  }

  isSentAway(): boolean {
    return this.followed.some(({ kind }) => kind === 'goTo' || kind === 'goToPayment');
  }

  message(): string {
    return this.followed.map((effect) => (effect.kind === 'showMessage' ? effect.message : '')).join('');
  }

  version(): string {
    return APPLICATION_VERSION;
  }

  hasDeveloperPlaces(environment: string): boolean {
    return isDeveloperEnvironment(environment);
  }

  hasRole(held: string[], listed: string[]): boolean {
    return hasRole(held, listed);
  }

  sessionMinutes(): number {
    return SESSION_TIMEOUT_MINUTES;
  }
}
