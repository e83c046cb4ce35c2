import { randomUUID } from 'node:crypto';
import { initialFiling, transactionOf, withEntitySummary, type EntityType, type Filing } from '#rules';
import { savedAgent } from '../../resilience/registry';
import { completeDraft } from './drafts';
import type { Filer } from './filer';

/** Entities of the sample registry on which only these tests file, by kind of filing. */
export const FILED_ON = {
  report: { filingType: 'report', entityId: '20101000061', entityType: 'DPC' },
  cure: { filingType: 'cure', entityId: '20101000054', entityType: 'DLLC' },
  amendment: { filingType: 'amend', entityId: '20101000022', entityType: 'DLLC' },
} as const;
export type KindOnRecord = keyof typeof FILED_ON;

const transactionTypeOf = (kind: KindOnRecord): string => {
  const { filingType, entityType } = FILED_ON[kind];
  return transactionOf(filingType, entityType as EntityType)?.transactionType ?? '';
};

/** What the address of the filing's introduction carries. */
export const startQuery = (kind: KindOnRecord) => ({
  entityId: FILED_ON[kind].entityId,
  transTyp: transactionTypeOf(kind),
  entityType: FILED_ON[kind].entityType,
});

/** A filing of this kind with everything filled in, ready to be paid; each has an agent and a submission of its own. */
export async function completeOnRecord(filer: Filer, kind: KindOnRecord): Promise<Filing> {
  const { filingType, entityId, entityType } = FILED_ON[kind];
  const transTyp = transactionTypeOf(kind);
  const { data } = await filer.registry.GET('/business-api/entity/summary', {
    params: { query: { entityId, transTyp } },
  });
  const summary = data?.apiData.entitySummary;
  if (summary === undefined) throw new Error(`${entityId} is not on record.`);
  const begun = withEntitySummary(
    initialFiling({ filingType, submissionKey: randomUUID(), entityId, entityType }),
    summary,
  );
  const license = { number: '921234567', lastName: 'Sample' };
  const agent = await savedAgent(filer.registry, license, { transactionType: transTyp, entityId });
  const {
    principalOfficeValues,
    registeredAgentValues,
    filersValues,
    notificationsValues,
    effectiveDateValues,
  } = completeDraft(agent);
  return {
    ...begun,
    principalOfficeValues,
    registeredAgentValues,
    filersValues,
    notificationsValues,
    effectiveDateValues,
    ...(kind === 'amendment' && {
      entityNameValues: { ...begun.entityNameValues, isNameChanged: 'N' as const },
      additionalInfoValues: {
        ...begun.additionalInfoValues,
        additionalInfo: 'The managers may meet by video.',
      },
    }),
  };
}
