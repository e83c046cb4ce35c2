import type { CompletenessCode, FilingType, StepName } from '#rules';
import type { FilingPart } from '../../vocabulary/filing-parts';
import type { AmendmentChange } from '../sample-filings';
import type { Soon } from '../soon';

/** A section of the review: its heading, and the step at which it is changed. */
export interface TitledSection {
  title: string;
  step: StepName;
}

/** A filing that has all its parts, what is taken from it, and its review. */
export interface ReviewDriver {
  /** A filing that lacks nothing; of a limited liability company unless said otherwise. */
  complete(filing?: FilingType): Soon<void>;
  /** An amendment of an entity that this formation forms. */
  amend(change: AmendmentChange, formation: FilingType): Soon<void>;
  take(part: FilingPart): Soon<void>;
  useStreetAsMailing(): Soon<void>;
  /** The notifications that the filing holds, and the kinds that are wanted. */
  notify(targets: string[], wanted: readonly string[]): Soon<void>;
  check(): Soon<void>;
  code(): Soon<CompletenessCode>;
  /** Something else stands in a field of the filing than was entered. */
  spoil(field: string, text: string): Soon<void>;
  marked(): Soon<StepName[]>;
  canBePaid(): Soon<boolean>;
  come(): Soon<void>;
  /** The filer comes to the review by going back from the payment. */
  comeBack(): Soon<void>;
  titled(): Soon<TitledSection[]>;
  markedTitles(): Soon<string[]>;
  /** Headings of the sections that lack something, as they stand beside the form while the filing is filled in. */
  leftToDo(): Soon<string[]>;
  /** The lines that say what keeps the filing from being paid: a section and a sentence each. */
  problemTexts(): Soon<string[]>;
  /** Every sentence that says what keeps the filing from being taken. */
  wrong(): Soon<string[]>;
  edit(step: StepName): Soon<void>;
  giveUp(): Soon<void>;
  save(): Soon<void>;
  shows(step: StepName, text: string): Soon<boolean>;
  entityName(): Soon<string>;
  /** Names of the fields that a part of a filing carries. */
  fieldsOf(part: string): Soon<string[]>;
  /** Whether this sentence stands before the filer. */
  isTold(sentence: string): Soon<boolean>;
  /** Steps in which the registry found problems. */
  refusedSteps(): Soon<StepName[]>;
  askForForm(): Soon<void>;
}
