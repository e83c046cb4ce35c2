import { idleState } from '#rules';
import type { SessionDriver } from './driver';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';

const MINUTE = 60_000;

/** The session of a filer who does nothing, by the rule book. */
export class RulesSessionDriver extends levelDriver<SessionDriver>() {
  private idleFor: number | undefined;

  override stayIdle(minutes: number): void {
    this.idleFor = minutes * MINUTE;
  }

  override sessionState(): string {
    return idleState(checked(this.idleFor));
  }
}
