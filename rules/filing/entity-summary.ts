import { resetVerification } from '../addresses/reset-verification';
import { sameAddress } from '../addresses/same-address';
import type { RegisteredAgentValues } from '../agent/agent-values';
import type { Address } from './address';
import type { Filing } from './filing';
import { ENTITY_TYPES } from './filing-type';
import type { PrincipalOfficeValues } from './sections';
import { transactionOf } from './transactions';

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
  /** Set by the registry (decision on the administrative fraud check). */
  adminFraudCheck?: boolean;
}

const officeOf = (
  { streetAddress, mailingAddress }: NonNullable<EntitySummary['principalOfficeAddress']>,
  empty: PrincipalOfficeValues,
): PrincipalOfficeValues => {
  const street = resetVerification(streetAddress ?? empty.streetAddress);
  const mailing = resetVerification(mailingAddress ?? empty.mailingAddress);
  return {
    streetAddress: street,
    mailingAddress: mailing,
    isSameAsStreetAddressChecked: mailingAddress !== undefined && sameAddress(street, mailing),
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
 * The filing with what is on record of its entity. What was said of an address when it was entered does not count any more: its
 * verification flags are reset (W4-init-existing, W4-summary-resets).
 */
export const withEntitySummary = (filing: Filing, summary: EntitySummary): Filing => {
  const entityType = ENTITY_TYPES.find((type) => type === summary.entityType.code) ?? '';
  const transaction = filing.filingType === '' ? null : transactionOf(filing.filingType, entityType);
  const { entityId, entityName, jurisdiction, status, statusCode, adminFraudCheck = false } = summary;
  const agent = summary.registeredAgentValues;
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
    entityNameValues: { ...filing.entityNameValues, name: entityName, oldName: entityName },
    principalOfficeValues: officeOf(summary.principalOfficeAddress ?? {}, filing.principalOfficeValues),
    registeredAgentValues: agent ? agentOf(agent) : filing.registeredAgentValues,
  };
};
