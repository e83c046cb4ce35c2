import type { EntityType, FilingType } from '#rules';
import type { Soon } from '../levels/maybe-promise';

/** Who the wizard has found; `Forgotten`: what proved the identity went with a reload. */
export type FoundAgent =
  | 'nobody'
  | 'entity'
  | 'byLicense'
  | 'byPasscode'
  | 'otherwise'
  | 'byLicenseForgotten'
  | 'byPasscodeForgotten';

/** Ways beside the questions of the wizard, out of it, and into it from the maintenance of an agent. */
export interface AgentWayDriver {
  standAt(question: string): Soon<void>;
  /** The question that can be turned to beside going on; empty when there is none. */
  beside(): Soon<string>;
  /** A question is opened by its address, or again after a reload. */
  open(question: string, found: FoundAgent, resultCount: number): Soon<void>;
  /** The question that is shown for it. */
  opened(): Soon<string>;
  /** @param isNamed whether an agent has been named in the wizard */
  handBack(isNamed: boolean, wanted: string, allowed: string[]): Soon<void>;
  savesAgent(): Soon<boolean>;
  /** From a filing into the wizard. */
  nameAgentOf(filing: FilingType, entityId: string, entityType: EntityType): Soon<void>;
  /** @param choice the answer as the filer reads it; @param legacy the configured transaction page */
  maintain(choice: string, query: Record<string, string>, legacy: string): Soon<void>;
  /** Where the way led, without the values that went along; `the forms` for the list of forms outside. */
  place(): Soon<string>;
  values(): Soon<Record<string, string>>;
}
