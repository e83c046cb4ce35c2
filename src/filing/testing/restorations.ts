import { initialFiling, withEntitySummary, type EntitySummary, type Filing } from '#rules';

const SUMMARY: EntitySummary = {
  entityId: '20101000050',
  entityName: 'Alder Creek LLC, Delinquent December 1, 2024',
  entityType: { code: 'DLLC' },
  status: 'Delinquent',
  statusCode: 'DQQ',
  jurisdiction: 'CO',
  version: 1,
};

/** A cure or a reinstatement as it begins on an entity; under the fraud check where it is reviewed. */
export const restoration = (filingType: 'cure' | 'reinstate', adminFraudCheck = false): Filing =>
  withEntitySummary(
    initialFiling({
      filingType,
      submissionKey: '7e1f4a52-3f0b-4d0e-9a37-6a0a4a9d3c12',
      entityId: '20101000050',
    }),
    {
      ...SUMMARY,
      ...(filingType === 'reinstate' && {
        entityName: 'Alder Creek LLC, Dissolved June 2, 2025',
        status: 'Administratively Dissolved',
        statusCode: 'ADISS',
      }),
      adminFraudCheck,
    },
  );
