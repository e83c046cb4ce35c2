import { choice } from '../../decision-table/domain';
import { evaluate } from '../../decision-table/evaluate';
import { defineTable } from '../../decision-table/table';
import { queryString } from '../../navigation/paths';
import type { AgentQuery } from './agent-query';
import { agentWizardPath } from './agent-query';

/** Conversions of a foreign entity, whose legacy transaction asks for the entity that converts (A section 9). */
const CONVERSIONS = ['CONV_DF_REC', 'CONV_DF_NREC'] as const;

export const MAINTAIN_TABLE = defineTable<'agentWizard' | 'legacy' | 'legacyOfConversion'>()({
  name: 'Where the maintain-agent introduction leads',
  source: 'A2-maintain',
  hitPolicy: 'unique',
  inputs: {
    maintainAgentFlg: choice(['Y', 'N']),
    transaction: choice([...CONVERSIONS, 'other']),
  },
  rows: [
    { when: { maintainAgentFlg: 'Y' }, then: 'agentWizard' },
    { when: { maintainAgentFlg: 'N', transaction: CONVERSIONS }, then: 'legacyOfConversion' },
    { when: { maintainAgentFlg: 'N', transaction: 'other' }, then: 'legacy' },
  ],
});

/**
 * The address that the maintain-agent introduction leads to: the registered-agent wizard with the query values, or the legacy
 * application's transaction page, where a conversion also carries `convertingEntityId`.
 * @param legacyTransactionPage configured address of that page; it may have a query of its own
 */
export const maintainAgentAddress = (
  maintainAgentFlg: 'Y' | 'N',
  { transTyp, entityType, entityId, userName }: AgentQuery,
  legacyTransactionPage: string,
): string => {
  const query = { transTyp, entityType, entityId, userName };
  const transaction = CONVERSIONS.find((conversion) => conversion === transTyp) ?? 'other';
  const destination = evaluate(MAINTAIN_TABLE, { maintainAgentFlg, transaction });
  if (destination === 'agentWizard') return agentWizardPath(query);
  const pairs = queryString(
    destination === 'legacyOfConversion' ? { ...query, convertingEntityId: entityId } : query,
  );
  const [page, ownQuery] = legacyTransactionPage.split('?', 2);
  return ownQuery ? `${page}?${ownQuery}${pairs.replace('?', '&')}` : `${page}${pairs}`;
};
