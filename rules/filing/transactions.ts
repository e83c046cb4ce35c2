import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { EntityType, FilingType, TransactionType } from './filing-type';
import { ENTITY_TYPES, FILING_TYPES } from './filing-type';

/** The transaction that a filing carries out, and its name as filers read it. */
export interface Transaction {
  transactionType: TransactionType;
  transactionDescription: string;
}

const transaction = (transactionType: TransactionType, transactionDescription: string): Transaction => ({
  transactionType,
  transactionDescription,
});

/** Amendments exist for three entity types; corporations for profit and Article 56 cooperatives have none here. */
export const TRANSACTION_TABLE = defineTable<Transaction | null>()({
  name: 'Transaction of a filing',
  source: 'W1-devhome-types',
  hitPolicy: 'unique',
  inputs: { filingType: choice(FILING_TYPES), entityType: choice(ENTITY_TYPES) },
  rows: [
    { when: { filingType: 'llc' }, then: transaction('ARTORG_LLC', 'Articles of Organization') },
    {
      when: { filingType: 'dpc' },
      then: transaction('ARTINC_PC', 'Articles of Incorporation for a Profit Corporation'),
    },
    {
      when: { filingType: 'dnc' },
      then: transaction('ARTINC_NPC', 'Articles of Incorporation for a Nonprofit Corporation'),
    },
    {
      when: { filingType: 'dc55' },
      then: transaction('ARTINC_55', 'Articles of Incorporation for an Article 55 Cooperative Association'),
    },
    {
      when: { filingType: 'dc56' },
      then: transaction('ARTINC_56', 'Articles of Organization for an Article 56 Cooperative'),
    },
    { when: { filingType: 'report' }, then: transaction('REPORT', 'Periodic Report') },
    { when: { filingType: 'reinstate' }, then: transaction('REINSTATE', 'Articles of Reinstatement') },
    { when: { filingType: 'cure' }, then: transaction('CURE_DLNQ', 'Statement Curing Delinquency') },
    {
      when: { filingType: 'chgpoa' },
      then: transaction('CHG_ENT_ADR', 'Statement of Change Changing the Principal Office Address'),
    },
    {
      when: { filingType: 'chgra' },
      then: transaction('CHG_AGT_INFO', 'Statement of Change Changing the Registered Agent Information'),
    },
    {
      when: { filingType: 'amend', entityType: 'DLLC' },
      then: transaction('AMD_LLC', 'Articles of Amendment for a Limited Liability Company'),
    },
    {
      when: { filingType: 'amend', entityType: 'DNC' },
      then: transaction('AMD_NPC', 'Articles of Amendment for a Nonprofit Corporation'),
    },
    {
      when: { filingType: 'amend', entityType: 'DC55' },
      then: transaction('AMD_55', 'Articles of Amendment for a Cooperative Association'),
    },
    { when: { filingType: 'amend', entityType: ['DPC', 'DC56'] }, then: null },
  ],
});

/**
 * The transaction of a filing of this type for an entity of this type; null when there is none online, or the entity type is
 * still unknown and matters.
 */
export const transactionOf = (filingType: FilingType, entityType: EntityType | ''): Transaction | null => {
  if (entityType !== '') return evaluate(TRANSACTION_TABLE, { filingType, entityType });
  const [first = null, ...others] = ENTITY_TYPES.map((type) => transactionOf(filingType, type));
  return others.every((other) => other === first) ? first : null;
};

/**
 * The name of a filing for titles. An amendment has one of its own for each type of entity, which the pages after the payment do not
 * know, and none for a type that does not amend online: it is then called by what all its names begin with.
 */
export const transactionName = (filingType: FilingType, entityType: EntityType | ''): string => {
  const { transactionDescription } = transactionOf(filingType, entityType) ?? {};
  if (transactionDescription !== undefined) return transactionDescription;
  const named = ENTITY_TYPES.map((type) => transactionOf(filingType, type)).find((each) => each !== null);
  return named?.transactionDescription.split(' for ')[0] ?? '';
};
