import { idleState } from '#rules';
import type { SessionDriver } from './driver';

const MINUTE = 60_000;

/** The session of a filer who does nothing, by the rule book. */
export class RulesSession implements SessionDriver {
  private idleFor = 0;

  idle(minutes: number): void {
    this.idleFor = minutes * MINUTE;
  }

  idleState(): string {
    return idleState(this.idleFor);
  }
}
