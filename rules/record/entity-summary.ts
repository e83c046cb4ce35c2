import { resetVerification } from '../addresses/reset-verification';
import { sameAddress } from '../addresses/same-address';
import type { RegisteredAgentValues } from '../filing-parts/agent-values';
import { hasRequiredTerm } from '../names/required-terms';
import type { Address } from '../filing-parts/address';
import type { Coming } from '../filing/coming';
import { emptyFiling } from '../filing/empty-filing';
import type { Filing } from '../filing/filing';
import type { EntityType } from '../entities/entity-type';
import { ENTITY_TYPES } from '../entities/entity-type';
import type { PrincipalOfficeValues } from '../filing-parts/sections';
import { transactionOf } from '../filing/transactions';

/** What the registry says of an entity on record (W section 3, Entity summary), as far as a filing takes it over. */
export interface EntitySummary {
  entityId: string;
  entityName: string;
  entityType: { code: string };
  status: string;
  statusCode: string;
  jurisdiction: string;
  principalOfficeAddress?: { streetAddress?: Address; mailingAddress?: Address };
  registeredAgentValues?: RegisteredAgentValues;
  /** Version of the record. */
  version: number;
  /** The day `YYYY-MM-DD` by which the open periodic report is due. */
  reportDueDate?: string;
  /** When the last of the delayed filings takes effect, ISO 8601. */
  previousEffective?: string;
  /** What is coming for it (T1-coming). */
  coming?: Coming[];
  /** Set by the registry (decision on the administrative fraud check). */
  adminFraudCheck?: boolean;
}

/** The type of an entity by its code; empty for one that files nothing here. */
export const knownEntityType = (code: string): EntityType | '' =>
  ENTITY_TYPES.find((type) => type === code) ?? '';

/**
 * The principal office on record, for a filing; earlier verification of its addresses does not count (W4-summary-resets). A mailing address
 * that equals the street address is left empty, so that a filer who unmarks the box is not offered the former street.
 */
export const officeOnRecord = ({
  streetAddress,
  mailingAddress,
}: NonNullable<EntitySummary['principalOfficeAddress']>): PrincipalOfficeValues => {
  const empty = emptyFiling().principalOfficeValues;
  const street = resetVerification(streetAddress ?? empty.streetAddress);
  const mailing = resetVerification(mailingAddress ?? empty.mailingAddress);
  const isSame = mailingAddress !== undefined && sameAddress(street, mailing);
  return {
    streetAddress: street,
    mailingAddress: isSame ? empty.mailingAddress : mailing,
    isSameAsStreetAddressChecked: isSame,
  };
};

const agentOf = (agent: RegisteredAgentValues): RegisteredAgentValues => ({
  ...agent,
  addressValues: {
    ...agent.addressValues,
    streetAddress: resetVerification(agent.addressValues.streetAddress),
    mailingAddress: resetVerification(agent.addressValues.mailingAddress),
  },
});

/**
 * The filing with the facts of the record that no filer enters, as they are now: statuses, the fraud check, the transaction of the
 * entity's type, the present name, and the values on record. What the filer has entered stays.
 */
export const withRecordFacts = (filing: Filing, summary: EntitySummary): Filing => {
  const entityType = knownEntityType(summary.entityType.code);
  const transaction = filing.filingType === '' ? null : transactionOf(filing.filingType, entityType);
  const { entityId, entityName, jurisdiction, status, statusCode, adminFraudCheck = false } = summary;
  return {
    ...filing,
    entityId,
    entityType,
    transactionType: transaction?.transactionType ?? '',
    transactionDescription: transaction?.transactionDescription ?? '',
    jurisdiction,
    status,
    statusCode,
    adminFraudCheck,
    entityNameValues: {
      ...filing.entityNameValues,
      // A filer who keeps the name keeps the one that is on record now.
      ...(filing.entityNameValues.isNameChanged === 'N' && { name: entityName }),
      oldName: entityName,
      isOldNameValid: entityType === '' || hasRequiredTerm(entityName, entityType),
    },
    recordValues: {
      version: summary.version,
      reportDueDate: summary.reportDueDate ?? '',
      previousEffective: summary.previousEffective ?? '',
      coming: summary.coming ?? [],
      principalOfficeValues: officeOnRecord(summary.principalOfficeAddress ?? {}),
      registeredAgentValues: summary.registeredAgentValues ? agentOf(summary.registeredAgentValues) : null,
    },
  };
};

/**
 * A filing as it begins on an entity: with the facts of the record, which are also the initial values of its forms. Verification flags of
 * addresses are reset (W4-init-existing, W4-summary-resets). The agent has to be chosen in the wizard, even if it is the one on record, so
 * that no agent counts as named without the filer's choice.
 */
export const withEntitySummary = (filing: Filing, summary: EntitySummary): Filing => {
  const onRecord = withRecordFacts(filing, summary);
  const { recordValues, entityNameValues } = onRecord;
  return {
    ...onRecord,
    entityNameValues: { ...entityNameValues, name: entityNameValues.oldName },
    principalOfficeValues: recordValues?.principalOfficeValues ?? filing.principalOfficeValues,
  };
};
