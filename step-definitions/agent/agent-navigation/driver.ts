import type { EntityType, FilingType } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** Who the wizard has found; `Forgotten`: the proof of identity was lost in a reload. */
export type FoundAgent =
  | 'nobody'
  | 'onRecord'
  | 'entity'
  | 'byLicense'
  | 'byPasscode'
  | 'otherwise'
  | 'byLicenseForgotten'
  | 'byPasscodeForgotten'
  | 'requested'
  | 'requestSent'
  | 'requestForgotten';

/** Alternatives to the questions of the wizard, and the ways into it and out of it. */
export interface AgentNavigationDriver {
  setQuestion(question: string): MaybePromise<void>;
  /** The question offered as an alternative to continuing; empty when there is none. */
  alternativeQuestion(): MaybePromise<string>;
  /** Opens a question by its address, or again after a reload. */
  openQuestion(question: string, found: FoundAgent, resultCount: number): MaybePromise<void>;
  /** The question that is shown for it. */
  shownQuestion(): MaybePromise<string>;
  /** @param isNamed whether an agent has been named in the wizard */
  finishWizard(isNamed: boolean, wanted: string, allowed: string[]): MaybePromise<void>;
  savesAgent(): MaybePromise<boolean>;
  /** From a filing into the wizard. */
  openWizardFor(filing: FilingType, entityId: string, entityType: EntityType): MaybePromise<void>;
  /** @param choice the answer as the filer reads it; @param legacy the configured transaction page */
  startMaintenance(choice: string, query: Record<string, string>, legacy: string): MaybePromise<void>;
  /** Where the filer is sent, without the values sent along; `the forms` for the list of forms outside the portal. */
  destination(): MaybePromise<string>;
  destinationValues(): MaybePromise<Record<string, string>>;
}
