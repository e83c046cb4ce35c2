import type { Filing, PageFlag } from '#rules';
import {
  emptyFiling,
  flowPages,
  ENTITY_TYPES,
  FILING_TYPES,
  filingProblems,
  pageFlags,
  partsAskedFor,
  reviewSections,
  STEP_RULES,
  withoutUnusedParts,
} from '#rules';
import { completeFilingOf } from '../../step-definitions/samples/filings';

const NOW = '2026-11-20T19:00:00Z';
const KEY = '0b0f4c7e-8b4e-4c39-9d29-5a2b4e5f6a01';

const PART_OF_FLAG = {
  hasRegisteredAgent: 'registeredAgentValues',
  hasManagement: 'managementValues',
  hasFormation: 'formationValues',
  hasShares: 'sharesValues',
  hasVotingAssets: 'votingAssetsValues',
  hasPurposeDirectors: 'purposeDirectorsValues',
  hasEmail: 'email',
  hasStatute: 'statute',
  hasEffectiveDate: 'effectiveDateValues',
} as const satisfies Partial<Record<PageFlag, keyof Filing>>;

/** Everything that any filing asks for, in a filing of each type, for an entity of each type, with and without the fraud check. */
const OVERFULL: Filing[] = FILING_TYPES.flatMap((filingType) =>
  ENTITY_TYPES.flatMap((entityType) =>
    [true, false].map((adminFraudCheck) => ({
      ...completeFilingOf(filingType, KEY, entityType),
      adminFraudCheck,
      email: 'somebody@example.com',
      statute: '112.2',
    })),
  ),
);

/** A filing on an entity whose record has the same office. */
const withOfficeOnRecord = (filing: Filing): Filing => ({
  ...filing,
  recordValues: {
    version: 1,
    reportDueDate: '',
    previousEffective: '',
    principalOfficeValues: filing.principalOfficeValues,
    registeredAgentValues: null,
  },
});

test.each(Object.entries(PART_OF_FLAG))('without a page (%s) a filing has no %s', (flag, part) => {
  const empty = emptyFiling()[part];
  const without = OVERFULL.filter((filing) => !pageFlags(filing)[flag as PageFlag]);
  for (const filing of without) expect(withoutUnusedParts(filing)[part]).toEqual(empty);
  for (const filing of OVERFULL.filter((one) => !without.includes(one)))
    expect(withoutUnusedParts(filing)[part]).toBe(filing[part]);
});

test('private files are kept under the fraud check alone, files and text where they are asked for', () => {
  for (const filing of OVERFULL) {
    const { hasPrivateAttachment, hasAttachment, hasAdditionalInfo } = pageFlags(filing);
    const { additionalInfoValues: had } = filing;
    const { additionalInfoValues: kept } = withoutUnusedParts(filing);
    expect(kept.privateAttachments).toEqual(hasPrivateAttachment ? had.privateAttachments : []);
    expect(kept.attachments).toEqual(hasAttachment ? had.attachments : []);
    expect(kept.additionalInfo).toBe(hasAdditionalInfo ? had.additionalInfo : '');
  }
});

test('an office that is not asked for is the one on record, or none', () => {
  const filings = OVERFULL.filter(
    (filing) => !pageFlags(filing).hasPoa && !pageFlags(filing).hasMailingAddress,
  );
  expect(filings).not.toEqual([]);
  for (const filing of filings) {
    const { principalOfficeValues } = emptyFiling();
    expect(withoutUnusedParts(filing).principalOfficeValues).toEqual(principalOfficeValues);
    const office = { ...filing.principalOfficeValues, isSameAsStreetAddressChecked: true };
    const onRecord = withOfficeOnRecord({ ...filing, principalOfficeValues: office });
    expect(withoutUnusedParts(onRecord).principalOfficeValues).toBe(office);
  }
});

test('of an office of which the mailing address alone is asked for, the street is the one on record', () => {
  const filings = OVERFULL.filter((filing) => pageFlags(filing).hasMailingAddress);
  expect(filings).not.toEqual([]);
  for (const filing of filings.map(withOfficeOnRecord)) {
    const { principalOfficeValues: office } = filing;
    const madeUp = { ...office, streetAddress: { ...office.streetAddress, address1: '9 Made Up St' } };
    expect(withoutUnusedParts({ ...filing, principalOfficeValues: madeUp }).principalOfficeValues).toEqual(
      office,
    );
  }
});

test('what is reviewed and what is wrong with a filing stays as it was, and a second time changes nothing', () => {
  for (const filing of OVERFULL.map(withOfficeOnRecord)) {
    const own = withoutUnusedParts(filing);
    expect(reviewSections(own)).toEqual(reviewSections(filing));
    expect(filingProblems(own, NOW)).toEqual(filingProblems(filing, NOW));
    expect(withoutUnusedParts(own)).toEqual(own);
  }
});

test('a filing of no known type is left as it is', () => {
  const filing = { ...emptyFiling(), email: 'somebody@example.com' };
  expect(withoutUnusedParts(filing)).toBe(filing);
});

test('a filing keeps what the steps of its flow ask for, field by field', () => {
  for (const filing of OVERFULL) {
    const asked = partsAskedFor(filing);
    const kept = withoutUnusedParts(filing);
    for (const { part, fields } of asked) {
      const values = (of: Filing): unknown => of[part];
      if (fields === 'whole') expect(values(kept)).toBe(values(filing));
      else
        for (const field of fields)
          expect(kept[part]).toHaveProperty(field, (values(filing) as Record<string, unknown>)[field]);
    }
    const steps = new Set(asked.map(({ step }) => step));
    expect(steps).toEqual(
      new Set(
        flowPages(filing)
          .map(({ step }) => step)
          .filter((step) => step in STEP_RULES),
      ),
    );
  }
});
