import type { PrincipalOfficeValues } from '../filing-parts/sections';

/** Parts of the record that filings change; a filing names those that it is about. */
export const RECORD_FACTS = [
  'name',
  'status',
  'principalOffice',
  'registeredAgent',
  'periodicReport',
] as const;
export type RecordFact = (typeof RECORD_FACTS)[number];

/** Which part of the record each of its facts belongs to; null for what is no public fact. */
export const PART_OF_FACT = {
  name: 'name',
  statutoryLanguage: 'name',
  status: 'status',
  principalOffice: 'principalOffice',
  registeredAgent: 'registeredAgent',
  reportMonth: 'periodicReport',
  reportDue: 'periodicReport',
  secureFiling: null,
} as const satisfies Readonly<Record<string, RecordFact | null>>;

/** A fact of the record: the smallest thing that a filing sets. */
export type FactName = keyof typeof PART_OF_FACT;

/** The parts of the record that these facts belong to, each once, in the order in which they are named. */
export const partsOfFacts = (facts: readonly FactName[]): RecordFact[] =>
  RECORD_FACTS.filter((part) => facts.some((fact) => PART_OF_FACT[fact] === part));

/** The facts of an entity's record that change: what a filing, the office's clock, or a secure filing account sets. */
export interface RecordFacts extends Record<FactName, unknown> {
  /** Without the statutory language at its end. */
  name: string;
  /** What the law puts behind the name, such as `, Delinquent December 1, 2024`; empty without. */
  statutoryLanguage: string;
  status: {
    code: string;
    /** Days `YYYY-MM-DD`; null when the entity is not delinquent, or not dissolved. */
    delinquentSince: string | null;
    dissolvedOn: string | null;
  };
  principalOffice: PrincipalOfficeValues;
  /** The ID under which the registry stores the agent; null without one. */
  registeredAgent: string | null;
  /** 1 to 12. */
  reportMonth: number;
  /** Day `YYYY-MM-DD`; null for an entity that files no reports. */
  reportDue: string | null;
  secureFiling: boolean;
}

/** What the record has to say just before an effect for one of its changes to be made. */
export interface EffectCondition {
  /** One of these status codes. */
  status?: readonly string[];
  reportDue?: string | null;
}

/** Facts that an effect sets together. */
export interface EffectChange {
  when?: EffectCondition;
  set: Partial<RecordFacts>;
}
