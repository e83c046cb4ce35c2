import type { CompletenessCode, StepName } from '#rules';
import type { FilingPart } from '../../vocabulary/filing-parts';
import type { Soon } from '../soon';

/** A filing that has all its parts, what is taken from it, and its review. */
export interface ReviewDriver {
  complete(): Soon<void>;
  amend(change: 'nothing' | 'name' | 'additionalInfo' | 'attachments'): Soon<void>;
  take(part: FilingPart): Soon<void>;
  useStreetAsMailing(): Soon<void>;
  check(): Soon<void>;
  code(): Soon<CompletenessCode>;
  sections(): Soon<StepName[]>;
  marked(): Soon<StepName[]>;
  canBePaid(): Soon<boolean>;
  come(): Soon<void>;
  edit(step: StepName): Soon<void>;
  giveUp(): Soon<void>;
  save(): Soon<void>;
  shows(step: StepName, text: string): Soon<boolean>;
  entityName(): Soon<string>;
  /** Whether this sentence stands before the filer. */
  isTold(sentence: string): Soon<boolean>;
  /** Steps in which the registry found problems. */
  refusedSteps(): Soon<StepName[]>;
  askForForm(): Soon<void>;
}
