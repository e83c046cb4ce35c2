import type { EntityStatusCode } from '../entities/entity-statuses';
import type { EntityType } from '../entities/entity-type';
import type { ReviewSectionName, StepName } from '../steps/all-steps';

/** What the filer wants: to start a business, to keep it in good standing, or to change what is on record. */
export const TASKS = ['start', 'standing', 'change'] as const;
export type Task = (typeof TASKS)[number];

/** The parts of a record that one filing is made to change. */
export const CHANGED_PARTS = ['entityName', 'principalOffice', 'mailingAddress', 'registeredAgent'] as const;
export type ChangedPart = (typeof CHANGED_PARTS)[number];

/** A transaction that a filing carries out. */
export interface DeclaredTransaction {
  readonly transactionType: string;
  /** As filers read it: the title of the filing, of its receipt and of its document. */
  readonly transactionDescription: string;
  /** What features and tables call it, unless that is what they call the filing. */
  readonly inFeatures?: string;
  /** What the filing does, on pages without an entity; left out where that is the title of the form. */
  readonly label?: string;
  /** The one type of entity that files it; left out where those of every type do. */
  readonly entityType?: EntityType;
}

/** Facts that decide, in addition to the filing's type, whether a step is part of it. */
export interface StepCondition {
  adminFraudCheck?: boolean;
  /** The answer to "attach a document?" of additional information. */
  attaches?: 'Y';
}

/** The properties of a step that differ between the filings that have it. */
export interface StepVariant {
  /** Sections of the step that this filing does not have. */
  readonly omits?: readonly ReviewSectionName[];
  /** Types of entities for which the step requires an answer that is optional for others. */
  readonly requiredOf?: readonly EntityType[];
  /** What to have at hand for the step, where that is something else for this filing than for others, or for this one alone. */
  readonly needs?: string;
  /** For a step that changes the record: the sentence before the new values, next to those on record. */
  readonly changeStatement?: string;
  /** The title of the document where the specification has one that says nothing to a reader of the page. */
  readonly documentTitle?: string;
}

/** A step of a filing; the order of the steps is that of the declaration (W 2.2). */
export interface DeclaredStep extends StepVariant {
  readonly step: StepName;
  /** As shown in "Step n of N"; null for pages that are not counted. Several pages of one step share its number. */
  readonly number: number | null;
  readonly title: string;
  readonly when: StepCondition;
}

/** A step of a filing: `step('entityname', 1, 'Entity name')`. */
export const step = (
  name: StepName,
  number: number | null,
  title: string,
  when: StepCondition = {},
  variant: StepVariant = {},
): DeclaredStep => ({ step: name, number, title, when, ...variant });

/** A fee in whole dollars. */
export interface FeeRow {
  readonly when: { readonly isAfterDueMonth?: boolean };
  readonly then: number;
}

/** Whether entities with these statuses may file it: why not, as a sentence for the filer, or null where they may (W7-available). */
export interface StatusRow {
  readonly statusCode: EntityStatusCode | readonly EntityStatusCode[];
  readonly then: string | null;
}

/** When staff review a filing before it takes effect, and what the filer is told where that has changed since it began (T1-since). */
export interface FraudCheck {
  readonly fact: 'fiveYearsDelinquent' | 'twoYearsDissolved' | 'agentChangeReview';
  readonly cause: string;
}

/** The facts that every filing states. */
interface AnyFiling {
  /** Its type, as it is written in its addresses, `/business/filing/{name}` (W2-routes). */
  readonly name: string;
  /** What features and tables call it. */
  readonly inFeatures: string;
  /** Whether the registry carries it out: until then, all of its addresses say that it is unavailable (W2-unavailable). */
  readonly isSupported: boolean;
  /** The N of "Step n of N" (W9-constants). */
  readonly stepCount: number;
  /** One transaction for entities of every type, or one for each type that has such a form online. */
  readonly transactions: readonly DeclaredTransaction[];
  readonly task: Task;
  /** What the form does, on pages that show its entity: 'Amend the entity'. */
  readonly title: string;
  /** The noun for the filing, with its article, which begins a sentence in the notices of the record: 'An amendment'. */
  readonly noun: string;
  readonly steps: readonly DeclaredStep[];
  /** The page that its root and its unknown pages lead to (W2-unknown); its first step unless it says otherwise. */
  readonly rootLeadsTo?: StepName;
  readonly fees: readonly FeeRow[];
}

/** A filing that forms a new entity. */
interface Formation extends AnyFiling {
  /** The type of entity that it forms. */
  readonly forms: EntityType;
  /** What those who form it are called: corporations and cooperatives are formed by incorporators. */
  readonly formedBy: 'persons' | 'incorporators';
  readonly filedText?: never;
  readonly madeToChange?: never;
  readonly restores?: never;
  readonly dissolves?: never;
  readonly revokes?: never;
  readonly statuses?: never;
  readonly fraudCheck?: never;
}

/** A filing on an entity that is on record. */
interface FilingOnRecord extends AnyFiling {
  readonly forms?: never;
  readonly formedBy?: never;
  /** The message to the filer once it is in effect; `{name}` is the entity's. */
  readonly filedText: string;
  /** The part of the record that it is made to change: it is refused where it changes nothing (W5-amend-change). */
  readonly madeToChange?: ChangedPart;
  /**
   * For a filing that brings the entity back into good standing: what it does where others have the entity's own name now (reading 24,
   * T11-reinstated).
   */
  readonly restores?: 'reinstated' | 'anotherName';
  /** It dissolves the entity, which files no periodic report from then on. */
  readonly dissolves?: true;
  /** For a filing that ends another one before that takes effect: an entity without such a filing cannot file it (T1-revoke). */
  readonly revokes?: true;
  readonly statuses: readonly StatusRow[];
  readonly fraudCheck?: FraudCheck;
}

/**
 * Everything that distinguishes a filing, wherever the rules, the pages, the tables and the lists of forms need it. What it does to the
 * record stands beside it, in `effect.ts`, and its texts in Spanish in `spanish.ts`.
 */
export type FilingDeclaration = Formation | FilingOnRecord;

/** Declares a filing; its type carries its words, from which the names of filings and transactions follow. */
export const declareFiling = <const Declared extends FilingDeclaration>(filing: Declared): Declared => filing;
