import type { EntityType } from '../../entities/entity-type';

/** What the filer wants: to start a business, to keep it in good standing, or to change what is on record. */
export const TASKS = ['start', 'standing', 'change'] as const;
export type Task = (typeof TASKS)[number];

/** A transaction that filings of a kind carry out. */
export interface KindTransaction<Type extends string = string> {
  transactionType: Type;
  /** As filers read it: the title of the filing, of its receipt and of its document. */
  transactionDescription: string;
  /** What the filing does, on pages without an entity; left out where that is the title of the form. */
  label?: string;
  /** The one type of entity that files it; left out where those of every type do. */
  entityType?: EntityType;
}

/** The parts of a record that one kind of filing is made to change. */
export const CHANGED_PARTS = ['entityName', 'principalOffice', 'registeredAgent'] as const;
export type ChangedPart = (typeof CHANGED_PARTS)[number];

/** The facts that every kind of filing states. */
interface AnyKindFacts {
  /** Whether the registry carries it out: until then, all of its addresses say that it is unavailable. */
  isSupported: boolean;
  /** The N of "Step n of N" (W9-constants). */
  steps: number;
  /** One transaction for entities of every type, or one for each type that has such a form online. */
  transactions: readonly KindTransaction[];
  task: Task;
  /** What the form does, on pages that show its entity: 'Amend the entity'. */
  title: string;
  /** The noun for the filing, with its article, which begins a sentence in the notices of the record: 'An amendment'. */
  noun: string;
}

/** For a filing that forms a new entity. */
interface FormationFacts extends AnyKindFacts {
  restores?: never;
  /** The type of entity that it forms. */
  forms: EntityType;
  /** What those who form it are called: corporations and cooperatives are formed by incorporators. */
  formedBy: 'persons' | 'incorporators';
  filedText?: never;
  madeToChange?: never;
}

/** For a filing on an entity that is on record. */
interface OnRecordFacts extends AnyKindFacts {
  /** Whether it brings the entity back into good standing. */
  restores?: true;
  forms?: never;
  formedBy?: never;
  /** The message to the filer once it is in effect; `{name}` is the entity's. */
  filedText: string;
  /** The part of the record that it is made to change: it is refused where it changes nothing (W5-amend-change). */
  madeToChange?: ChangedPart;
}

/**
 * What distinguishes a kind of filing, wherever the rules, the pages and the lists of forms need it. Its steps are rows of the flow table,
 * its price and who may file it are rows of their tables, and its effect on the record is defined by its kind on the server.
 */
export type KindFacts = FormationFacts | OnRecordFacts;
