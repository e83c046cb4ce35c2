import {
  emptyAddress,
  emptyFiling,
  emptyIndividualName,
  ENTITY_TYPES,
  FILING_TYPES,
  initialFiling,
} from '#rules';
import { reviewForm } from '../../documents/review-form';
import { sanitizeFiling } from './sanitize-filing';

const submissionKey = '0b0f4c7e-8b4e-4c39-9d29-5a2b4e5f6a01';

test('type, transaction, flags and statuses are set by the registry, whatever a browser sends', () => {
  const honest = initialFiling({ filingType: 'llc', submissionKey });
  const forged = {
    ...honest,
    entityType: 'DPC' as const,
    transactionType: 'REPORT' as const,
    transactionDescription: 'Free of charge',
    jurisdiction: 'WY',
    entityId: '20101000001',
    status: 'Good Standing',
    adminFraudCheck: true,
    entityNameValues: { ...honest.entityNameValues, oldName: 'Name Of Another LLC' },
  };
  expect(sanitizeFiling(forged)).toEqual(honest);
});

test('what identified the agent and the contents of files are not kept', () => {
  const filing = initialFiling({ filingType: 'llc', submissionKey });
  filing.registeredAgentValues.verifyValues.driversLicenseId = '921234567';
  filing.registeredAgentValues.verifyValues.passcode = '12345678';
  filing.additionalInfoValues.attachments = [
    { key: 'k', fileName: 'a.txt', mimeType: 'text/plain', size: 5, fileContents: 'aGVsbG8=' },
  ];
  const sanitized = sanitizeFiling(filing);
  expect(sanitized.registeredAgentValues.verifyValues).toMatchObject({ driversLicenseId: '', passcode: '' });
  expect(sanitized.additionalInfoValues.attachments).toEqual([
    { key: 'k', fileName: 'a.txt', mimeType: 'text/plain', size: 5 },
  ]);
});

test('a form can be printed of any filing at any stage', async () => {
  const filings = [
    { ...emptyFiling(), submissionKey },
    ...FILING_TYPES.flatMap((filingType) =>
      [...ENTITY_TYPES, undefined].map((entityType) =>
        initialFiling({ filingType, submissionKey, entityType }),
      ),
    ),
  ];
  for (const filing of filings) {
    const pdf = await reviewForm(sanitizeFiling(filing), new Date('2026-11-20T18:00:00Z'));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('countries are named by the registry, and hidden parts of a name are not kept', () => {
  const filing = initialFiling({ filingType: 'llc', submissionKey });
  const abroad = { ...emptyAddress('PHYS'), country: 'FR', countryDescription: 'Approved by the Governor' };
  filing.principalOfficeValues.streetAddress = abroad;
  filing.principalOfficeValues.mailingAddress = { ...abroad, country: 'US' };
  filing.registeredAgentValues.addressValues.streetAddress = { ...abroad, country: 'ZZ' };
  const name = { ...emptyIndividualName(), firstName: 'Ada', orgName: 'Hidden Holdings LLC' };
  const addressValues = { streetAddress: abroad };
  filing.formationValues.formers = [
    { id: '1', nameValues: { personTyp: 'FRMENT', name: { ...name, nameTyp: 'O' } }, addressValues },
  ];
  filing.filersValues.filers = [
    { id: '2', nameValues: { personTyp: 'FILER', name }, addressValues, sameAsFormer: false },
  ];
  const sanitized = sanitizeFiling(filing);
  expect(sanitized.principalOfficeValues.streetAddress.countryDescription).toBe('France');
  expect(sanitized.formationValues.formers[0]?.addressValues.streetAddress.countryDescription).toBe('France');
  expect(sanitized.formationValues.formers[0]?.nameValues.name).toMatchObject({
    orgName: 'Hidden Holdings LLC',
    firstName: '',
  });
  expect(sanitized.filersValues.filers[0]?.nameValues.name).toMatchObject({ orgName: '', firstName: 'Ada' });
  expect(JSON.stringify(sanitized)).not.toContain('Governor');
});

test('every section is tidied by its rows, and nothing that a page would drop is dropped', () => {
  const filing = initialFiling({ filingType: 'dpc', submissionKey });
  filing.entityNameValues.name = '  Acme   Inc. ';
  filing.email = ' ann@example.com ';
  filing.principalOfficeValues.streetAddress = { ...emptyAddress('PHYS'), address1: ' 1 Main St ' };
  filing.sharesValues.commonSharesValues.numberOfShares = ' 2,000 ';
  filing.additionalInfoValues.attachments = [
    { key: 'k', fileName: 'a.txt', mimeType: 'text/plain', size: 5 },
  ];
  const sanitized = sanitizeFiling(filing);
  expect(sanitized).toMatchObject({
    entityNameValues: { name: 'Acme Inc.' },
    // A formation does not ask for it.
    email: '',
    principalOfficeValues: { streetAddress: { address1: '1 Main St' } },
    sharesValues: { commonSharesValues: { numberOfShares: '2000' } },
  });
  expect(sanitized.additionalInfoValues.attachments).toHaveLength(1);
  expect(sanitizeFiling({ ...filing, filingType: '' }).email).toBe('ann@example.com');
});

test.each([
  ['the second 01:50, which the filer saw', '2026-11-01T01:50:00-07:00', '2026-11-01T01:50:00-07:00'],
  ['the first one', '2026-11-01T01:50:00-06:00', '2026-11-01T01:50:00-06:00'],
  ['any other moment', '2026-11-01T03:50:00-07:00', '2026-11-01T01:50:00-06:00'],
  ['no moment', '', '2026-11-01T01:50:00-06:00'],
])('of an hour that the clock shows twice, a filing with %s keeps the one typed', (_, sent, kept) => {
  const filing = initialFiling({ filingType: 'llc', submissionKey });
  filing.effectiveDateValues = {
    ...filing.effectiveDateValues,
    effectiveAtTimeOfFilingRadio: 'N',
    effectiveDateAsEntered: '11/01/2026',
    effectiveTime: '01:50 am',
    effectiveDateTime: sent,
  };
  expect(sanitizeFiling(filing).effectiveDateValues.effectiveDateTime).toBe(kept);
});

test.each(['llc', ''] as const)(
  'proofs of identity and contents of files are not kept in a filing of type "%s"',
  (type) => {
    const filing = initialFiling({ filingType: 'llc', submissionKey });
    const { verifyValues } = filing.registeredAgentValues;
    filing.registeredAgentValues.verifyValues = {
      ...verifyValues,
      driversLicenseId: '921234567',
      passcode: 'Brook7St',
    };
    const file = { key: 'k', fileName: 'a.txt', mimeType: 'text/plain', size: 5, fileContents: 'c2VjcmV0' };
    filing.additionalInfoValues.attachments = [file];
    filing.additionalInfoValues.privateAttachments = [{ ...file, documentTyp: 'AFFIDAVIT' }];
    const kept = JSON.stringify(sanitizeFiling({ ...filing, filingType: type }));
    for (const secret of ['921234567', 'Brook7St', 'c2VjcmV0']) expect(kept).not.toContain(secret);
    expect(kept).toContain('a.txt');
  },
);
