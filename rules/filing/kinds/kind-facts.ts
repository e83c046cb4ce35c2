import type { EntityType } from '../../entities/entity-type';

/** What somebody wants who files: to begin a business, to keep it in good standing, or to change what is on record. */
export const TASKS = ['start', 'standing', 'change'] as const;
export type Task = (typeof TASKS)[number];

/** A transaction that filings of a kind carry out. */
export interface KindTransaction<Type extends string = string> {
  transactionType: Type;
  /** As filers read it: the title of the filing, of its receipt and of its document. */
  transactionDescription: string;
  /** What it does, where no entity is at hand; left out where that is the title of the form. */
  label?: string;
  /** The one type of entity that files it; left out where those of every type do. */
  entityType?: EntityType;
}

/** What every kind of filing says of itself. */
interface AnyKindFacts {
  /** Whether the registry carries it out: until then, all of its addresses say that it is unavailable. */
  isSupported: boolean;
  /** The N of "Step n of N" (W9-constants). */
  steps: number;
  /** One for entities of every type, or one for each type that has such a form online. */
  transactions: readonly KindTransaction[];
  task: Task;
  /** What the form does, where its entity is at hand: 'Amend the entity'. */
  title: string;
  /** What the filing is called in the notices of the record. */
  noun: string;
}

/** Of a filing that forms a new entity. */
interface FormationFacts extends AnyKindFacts {
  /** The type of entity that it forms. */
  forms: EntityType;
  filedText?: never;
}

/** Of a filing on an entity that is on record. */
interface OnRecordFacts extends AnyKindFacts {
  forms?: never;
  /** What its filer reads once it is in effect; `{name}` is the entity's. */
  filedText: string;
}

/**
 * What a kind of filing has of its own, wherever the rules, the pages and the lists of forms ask for it. Its steps are rows of the flow
 * table, its price and who may file it are rows of their tables, and what it does to the record its kind at the registry knows.
 */
export type KindFacts = FormationFacts | OnRecordFacts;
