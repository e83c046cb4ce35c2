import fc from 'fast-check';
import type { Filing } from '../filing/filing';
import { ENTITY_TYPES } from '../entities/entity-type';
import { FILING_TYPES } from '../filing/filing-type';
import { initialFiling } from '../filing/initial-filing';
import type { AdditionalInfoValues } from '../filing-parts/sections';
import { filingProblems } from '../steps/step-rules';
import { completenessProblems } from './completeness';
import { reviewSections } from './review-sections';

const NOW = '2026-11-20T19:00:00Z';
const file = { key: 'k', fileName: 'a.pdf', mimeType: 'application/pdf', size: 1 };

const additionalInfoValues: fc.Arbitrary<AdditionalInfoValues> = fc.record({
  additionalInfo: fc.constantFrom('', ' ', 'Members meet in May.'),
  additionalInfoAttachmentRadio: fc.constantFrom('Y', 'N', ''),
  attachments: fc.constantFrom([], [file]),
  privateAttachments: fc.constantFrom([], [{ ...file, documentTyp: 'AFFIDAVIT' as const }]),
});

/** Filings of every type in which any section may be filled in or empty. */
const filings: fc.Arbitrary<Filing> = fc
  .record({
    filingType: fc.constantFrom(...FILING_TYPES),
    entityType: fc.constantFrom(...ENTITY_TYPES),
    adminFraudCheck: fc.boolean(),
    statute: fc.constantFrom('', '7-80-204'),
    email: fc.constantFrom('', 'ada@example.com'),
    managementValues: fc.record({
      managedBy: fc.constantFrom('MBR', 'MGR', ''),
      hasOneMember: fc.constantFrom('Y', 'N', ''),
    }),
    sharesValues: fc.record({
      commonSharesValues: fc.record({
        isCommonSharesChecked: fc.boolean(),
        numberOfShares: fc.constantFrom('', '1000'),
      }),
      isMoreThanOneOrOtherChecked: fc.boolean(),
      additionalInfo: fc.constant(''),
    }),
    votingAssetsValues: fc.record({
      votingMembersRadio: fc.constantFrom('Y', 'N', ''),
      assetsDistribution: fc.constantFrom('', 'To a school.'),
    }),
    purposeDirectorsValues: fc.record({
      purpose: fc.constantFrom('', 'To sell apples.'),
      numberOfDirectors: fc.constantFrom('', '3'),
      directorsTerms: fc.constantFrom('', 'Three years.'),
    }),
    additionalInfoValues,
    effectiveDateValues: fc.record({
      effectiveAtTimeOfFilingRadio: fc.constantFrom('Y', 'N', ''),
      effectiveDateAsEntered: fc.constantFrom('', '12/01/2026'),
      effectiveTime: fc.constant(''),
      effectiveDateTime: fc.constant(''),
      effectiveDateTimeDisplay: fc.constant(''),
      effectiveMaxDateTimeDisplay: fc.constant(''),
    }),
  })
  .map(({ filingType, entityType, ...sections }) => ({
    ...initialFiling({ filingType, submissionKey: 'key', entityId: '20261000001', entityType }),
    ...sections,
  }));

const stepsOf = (items: readonly { step: string }[]): Set<string> => new Set(items.map(({ step }) => step));

// An amendment that promised its change as an attachment is told so at the attachments.
it('has a broken rule at the step of every incomplete section', () => {
  fc.assert(
    fc.property(filings, (filing) => {
      const broken = stepsOf(filingProblems(filing, NOW));
      const missing = reviewSections(filing, NOW).filter(({ isMissing }) => isMissing);
      const hasRule = (step: string) =>
        broken.has(step) || (step === 'additionalinfo' && broken.has('attachments'));
      expect(missing.filter(({ step }) => !hasRule(step))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it('lets no filing pass by its code that is incomplete: a rule of some step is broken as well', () => {
  fc.assert(
    fc.property(filings, (filing) => {
      const isComplete = completenessProblems(filing, NOW).length === 0;
      expect(isComplete || filingProblems(filing, NOW).length > 0).toBe(true);
    }),
  );
});
