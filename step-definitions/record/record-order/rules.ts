import type { FactsSet, RecordEffect, RecordFacts } from '#rules';
import {
  effectOfFiling,
  emptyFiling,
  entityStatusText,
  FILING_WORDS,
  foldEffects,
  formerNames,
  initialFiling,
  inOrderOfEffect,
  overtakenFacts,
  overtakenSentences,
  recordName,
  STATUS_WORDS,
  englishOf,
} from '#rules';
import { officeInstant } from '../../words/vocabulary/office-instant';
import { levelDriver } from '../../foundation/level-driver';
import { lookUp } from '../../words/vocabulary/look-up';
import type { FilingInForce, RecordOrderDriver } from './driver';

const officeAt = (address1: string): RecordFacts['principalOffice'] => {
  const { principalOfficeValues } = emptyFiling();
  return { ...principalOfficeValues, streetAddress: { ...principalOfficeValues.streetAddress, address1 } };
};

/** The record before the filings of a scenario. */
const FIRST: RecordFacts = {
  name: 'Acme LLC',
  statutoryLanguage: '',
  status: { code: 'GOOD', delinquentSince: null, dissolvedOn: null },
  principalOffice: officeAt('1 First Street'),
  registeredAgent: 'Ada Park',
  reportMonth: 3,
  reportDue: '2027-05-31',
  secureFiling: false,
};

const SINCE = officeInstant('01/01/2026 12:00 AM');
const START: RecordEffect = {
  cause: 'start',
  at: SINCE,
  receivedAt: SINCE,
  document: '',
  changes: [{ set: FIRST }],
};

/** A fact in the words of scenarios: how an effect sets it, and how it reads. */
const FACTS: Readonly<Record<string, { set(value: string): FactsSet; read(facts: RecordFacts): string }>> = {
  name: { set: (name) => ({ name }), read: recordName },
  'statutory language': {
    set: (statutoryLanguage) => ({
      statutoryLanguage: statutoryLanguage === 'none' ? '' : statutoryLanguage,
    }),
    read: ({ statutoryLanguage }) => statutoryLanguage,
  },
  status: {
    set: (words) => ({
      status: { code: lookUp('status', STATUS_WORDS, words), delinquentSince: null, dissolvedOn: null },
    }),
    read: ({ status }) => entityStatusText(status.code),
  },
  'principal office': {
    set: (street) => ({ principalOffice: officeAt(street) }),
    read: ({ principalOffice }) => principalOffice.streetAddress.address1,
  },
  'mailing address': {
    set: (address1) => {
      const { mailingAddress } = emptyFiling().principalOfficeValues;
      return {
        mailingAddress: {
          mailingAddress: { ...mailingAddress, address1 },
          isSameAsStreetAddressChecked: false,
        },
      };
    },
    read: ({ principalOffice }) => principalOffice.mailingAddress.address1,
  },
  'registered agent': {
    set: (registeredAgent) => ({ registeredAgent }),
    read: ({ registeredAgent }) => registeredAgent ?? '',
  },
};
const factOf = (name: string) => lookUp('fact', FACTS, name);

/** What a whole filing on the entity does to its record, with nothing entered. */
const changesOf = (words: string, at: string): RecordEffect['changes'] => {
  const filingType = lookUp('filing', FILING_WORDS, words);
  const begun = initialFiling({ filingType, submissionKey: words, entityId: '1', entityType: 'DLLC' });
  const { name: oldName } = FIRST;
  const filing = { ...begun, entityNameValues: { ...begun.entityNameValues, name: oldName, oldName } };
  return effectOfFiling(filing, { at });
};

const effectOf = ({ document, changes, received, takesEffect }: FilingInForce): RecordEffect => {
  const at = officeInstant(takesEffect);
  const changesTo = (name: string, value: string) =>
    name === 'filing' ? changesOf(value, at) : [{ set: factOf(name).set(value) }];
  return {
    cause: 'filing',
    at,
    receivedAt: officeInstant(received),
    document,
    changes: Object.entries(changes).flatMap(([name, value]) => (value === '' ? [] : changesTo(name, value))),
  };
};

/** The record by the rule book: the fold of the effects. */
export class RulesRecordOrderDriver extends levelDriver<RecordOrderDriver>() {
  private effects: RecordEffect[] | undefined;

  override setFilings(filings: readonly FilingInForce[]): void {
    this.effects = filings.map(effectOf);
  }

  override onRecord(fact: string): string {
    return factOf(fact).read(foldEffects(this.inForce()).facts);
  }

  override formerNames(): string {
    const inOrder = inOrderOfEffect(this.inForce());
    const names = inOrder.map((_, index) => recordName(foldEffects(inOrder.slice(0, index + 1)).facts));
    return formerNames(names.at(-1) ?? '', names).join('; ');
  }

  override told(reader: 'staff' | 'history' | 'filer', document: string): string {
    const effects = this.inForce();
    const effect = effects.find((one) => one.document === document);
    if (effect === undefined)
      throw new Error(`No filing of the scenario has the document number ${document}.`);
    return overtakenSentences(overtakenFacts(effects, effect), reader).map(englishOf).join(' ');
  }

  /** What stood on record at first, and the effects of the scenario's filings. */
  inForce(): RecordEffect[] {
    if (this.effects === undefined) throw new Error('No filings are in force in this scenario.');
    return [START, ...this.effects];
  }
}
