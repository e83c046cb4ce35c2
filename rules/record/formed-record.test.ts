import { initialFiling } from '../filing/initial-filing';
import { formedRecord } from './formed-record';

const filing = initialFiling({ filingType: 'llc', submissionKey: 'key', entityId: '' });

it('puts an entity on record that begins on its day, with the month and the report of that day', () => {
  const { entityNameValues } = filing;
  const facts = formedRecord(
    { ...filing, entityNameValues: { ...entityNameValues, name: 'Aspen Ledger LLC' } },
    { registeredAgent: 'agent', receivedAt: '2026-11-20T18:00:00.000Z', at: '2027-01-02T07:00:00.000Z' },
  );
  expect(facts).toEqual({
    name: 'Aspen Ledger LLC',
    statutoryLanguage: '',
    status: { code: 'DELAYED', delinquentSince: null, dissolvedOn: null },
    principalOffice: filing.principalOfficeValues,
    registeredAgent: 'agent',
    reportMonth: 1,
    reportDue: '2028-03-31',
    secureFiling: false,
  });
});
