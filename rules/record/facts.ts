import type { PrincipalOfficeValues } from '../filing-parts/sections';

/** Parts of the record that filings change; a filing names those that it is about. */
export const RECORD_FACTS = [
  'name',
  'status',
  'principalOffice',
  'mailingAddress',
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
  mailingAddress: 'mailingAddress',
  registeredAgent: 'registeredAgent',
  reportMonth: 'periodicReport',
  reportDue: 'periodicReport',
  secureFiling: null,
} as const satisfies Readonly<Record<string, RecordFact | null>>;

/** A fact of the record: the smallest thing that a filing sets. */
export type FactName = keyof typeof PART_OF_FACT;
export const FACT_NAMES = Object.keys(PART_OF_FACT) as FactName[];

/** A fact that stands within another one: whoever sets the office sets its mailing address as well. */
export const WITHIN = { mailingAddress: 'principalOffice' } as const satisfies Partial<
  Record<FactName, FactName>
>;
type FactWithin = keyof typeof WITHIN;

const isWithin = (fact: string): fact is FactWithin => Object.hasOwn(WITHIN, fact);

/** These facts with those that stand within them. */
export const withFactsWithin = (facts: readonly FactName[]): FactName[] =>
  FACT_NAMES.filter((fact) => facts.includes(fact) || (isWithin(fact) && facts.includes(WITHIN[fact])));

/**
 * The parts of the record that these facts belong to, each once, in the order in which they are named. A part within another one that is
 * named is not told apart.
 */
export const partsOfFacts = (facts: readonly FactName[]): RecordFact[] => {
  const told = facts.filter((fact) => !isWithin(fact) || !facts.includes(WITHIN[fact]));
  return RECORD_FACTS.filter((part) => told.some((fact) => PART_OF_FACT[fact] === part));
};

/** The facts that two filings both set. */
export const sharedFacts = (some: readonly FactName[], others: readonly FactName[]): FactName[] =>
  withFactsWithin(some).filter((fact) => withFactsWithin(others).includes(fact));

/** The facts of an entity's record that change: what a filing, the office's clock, or a secure filing account sets. */
export interface RecordFacts extends Record<Exclude<FactName, FactWithin>, unknown> {
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

/** What mail to the entity is sent to: an address of its own, or the street address of its office. */
type MailingAddress = Pick<PrincipalOfficeValues, 'mailingAddress' | 'isSameAsStreetAddressChecked'>;

/** Facts with their new values; the mailing address alone leaves the rest of the office as it is. */
export interface FactsSet extends Partial<RecordFacts> {
  mailingAddress?: MailingAddress;
}

/** What a record says of a fact; of one within another, what that says of it. */
export const valueOfFact = (facts: RecordFacts, name: FactName): unknown => {
  if (!isWithin(name)) return facts[name];
  const { mailingAddress, isSameAsStreetAddressChecked } = facts.principalOffice;
  return { mailingAddress, isSameAsStreetAddressChecked } satisfies MailingAddress;
};

/** What the record has to say just before an effect for one of its changes to be made. */
export interface EffectCondition {
  /** One of these status codes. */
  status?: readonly string[];
  reportDue?: string | null;
}

/** Facts that an effect sets together. */
export interface EffectChange {
  when?: EffectCondition;
  set: FactsSet;
}
