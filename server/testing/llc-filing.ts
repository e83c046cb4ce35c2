import { randomUUID } from 'node:crypto';
import type { Address, Filing } from '#rules';
import { emptyAddress, emptyIndividualName, initialFiling } from '#rules';
import type { Registry } from '../context';
import { unguessableId } from '../database/identifiers';

const denver: Address = {
  ...emptyAddress('PHYS'),
  address1: '1700 BROADWAY',
  city: 'DENVER',
  zip: '80290',
  processed: true,
  valid: true,
  verified: true,
  accepted: true,
  addressSelectionType: 'VERIFIED',
};

const ada = { ...emptyIndividualName(), firstName: 'Ada', lastName: 'Park' };

/** A complete filing for an LLC, whose agent's identity is on record as the agent wizard leaves it. */
export async function llcFiling({ db, clock }: Registry, name: string): Promise<Filing> {
  const filing = initialFiling({ filingType: 'llc', submissionKey: randomUUID() });
  const agent = {
    nameValues: { name: { ...filing.registeredAgentValues.nameValues.name, ...ada, fullName: 'Ada Park' } },
    addressValues: {
      ...filing.registeredAgentValues.addressValues,
      streetAddress: denver,
      isSameAsStreetAddressChecked: true,
    },
  };
  const agentHistoryId = unguessableId();
  await db
    .insertInto('agent_history')
    .values({
      agent_history_id: agentHistoryId,
      agent_id: 'agent-1',
      authentication_type: 'D',
      agent_entity_id: null,
      transaction_type: filing.transactionType,
      transaction_entity_id: null,
      details: JSON.stringify(agent),
      created_at: clock.now(),
    })
    .execute();
  return {
    ...filing,
    entityNameValues: { ...filing.entityNameValues, name, isNameValid: true },
    principalOfficeValues: {
      ...filing.principalOfficeValues,
      streetAddress: denver,
      isSameAsStreetAddressChecked: true,
    },
    registeredAgentValues: {
      ...filing.registeredAgentValues,
      ...agent,
      id: 'agent-1',
      agentHistoryId,
      agentConsentRadio: 'Y',
    },
    managementValues: { managedBy: 'MBR', hasOneMember: 'Y' },
    formationValues: {
      formers: [
        {
          id: '1',
          nameValues: { personTyp: 'FRMINDV', name: ada },
          addressValues: { streetAddress: denver },
        },
      ],
    },
    additionalInfoValues: { ...filing.additionalInfoValues, additionalInfoAttachmentRadio: 'N' },
    effectiveDateValues: { ...filing.effectiveDateValues, effectiveAtTimeOfFilingRadio: 'Y' },
    filersValues: {
      perjuryNoticeAffirmed: true,
      filers: [
        {
          id: '1',
          nameValues: { personTyp: 'FILER', name: ada },
          addressValues: { streetAddress: denver },
          sameAsFormer: true,
        },
      ],
    },
    notificationsValues: {
      emailNotificationRadio: 'Y',
      textNotificationRadio: 'N',
      emails: [{ email: 'ada@example.com' }],
      texts: [],
    },
  };
}
