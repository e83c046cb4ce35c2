import type { Filing } from '#rules';
import { emptyRegisteredAgent, initialFiling } from '#rules';
import type { Registry } from '../context';
import type { FilingKind } from '../filing/kinds/filing-kind';
import { entityOf } from '../filing/kinds/filing-kind';
import { llcFiling } from './llc-filing';

export const FICTIONAL_PRICE = 7;
export const FICTIONAL_REPORT_DUE = '2099-01-31';

/**
 * A kind that differs from a formation in everything: begins on record, holds no name, takes no agent, and moves the office when it
 * takes effect. In place of the registry's own kind of a change of address it shows that nothing but a kind knows what differs.
 */
export const fictionalKind: FilingKind = {
  begins: 'onRecord',
  takesAgent: false,
  heldName: () => null,
  price: () => FICTIONAL_PRICE,
  check(facts) {
    const { name, status_code: statusCode, fraud_flag: adminFraudCheck } = entityOf(facts);
    const { filing } = facts;
    return {
      filing: {
        ...filing,
        statusCode,
        adminFraudCheck,
        entityNameValues: { ...filing.entityNameValues, name, oldName: name },
      },
      problems:
        statusCode === 'GOOD'
          ? []
          : [{ step: 'intro', path: 'entityId', code: 'unavailable', message: 'Not in good standing.' }],
    };
  },
  record: () => Promise.resolve(),
  async takeEffect(tx, { filing, entityId }) {
    await tx
      .updateTable('entity')
      .set({ principal_office: JSON.stringify(filing.principalOfficeValues) })
      .where('entity_id', '=', entityId)
      .execute();
  },
  nextReport: () => FICTIONAL_REPORT_DUE,
  displayName: ({ entityNameValues }) => entityNameValues.name,
};

/** A complete filing of the fictional kind on an entity, with the office of a sample filing. */
export async function fictionalFiling(registry: Registry, entityId: string): Promise<Filing> {
  const { submissionKey, principalOfficeValues, ...rest } = await llcFiling(registry, 'Unused LLC');
  const { additionalInfoValues, effectiveDateValues, filersValues, notificationsValues } = rest;
  return {
    ...initialFiling({ filingType: 'chgpoa', submissionKey, entityId, entityType: 'DLLC' }),
    ...{
      principalOfficeValues,
      additionalInfoValues,
      effectiveDateValues,
      filersValues,
      notificationsValues,
    },
    registeredAgentValues: emptyRegisteredAgent(),
  };
}
