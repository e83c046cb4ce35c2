import type { Filing } from '../filing/filing';
import { initialFiling } from '../filing/initial-filing';
import type { FilingType } from '../filing/filing-type';
import { completenessProblems } from './completeness';
import { reviewSections } from './review-sections';

/** The first thing that a filing is missing, or `VALID`. */
const completenessCode = (filing: Filing, now?: string) =>
  completenessProblems(filing, now)[0]?.code ?? 'VALID';

const begun = (filingType: FilingType): Filing =>
  initialFiling({ filingType, submissionKey: 'key', entityType: 'DLLC', entityId: '20261000001' });

const complete = (filing: Filing): Filing => {
  const address = {
    ...filing.principalOfficeValues.streetAddress,
    address1: '1 Main St',
    city: 'Denver',
    zip: '80202',
  };
  const name = {
    nameTyp: 'I' as const,
    orgName: '',
    firstName: 'Ann',
    middleName: '',
    lastName: 'Lee',
    suffix: '',
  };
  const person = { id: '1', addressValues: { streetAddress: address } };
  const agent = filing.registeredAgentValues;
  return {
    ...filing,
    entityNameValues: {
      ...filing.entityNameValues,
      name: 'Acme LLC',
      oldName: 'Acme LLC',
      isNameValid: true,
      availability: { isAvailable: true, isReserved: false, isAuthorizedToUse: null },
    },
    principalOfficeValues: {
      ...filing.principalOfficeValues,
      streetAddress: address,
      isSameAsStreetAddressChecked: true,
    },
    registeredAgentValues: {
      ...agent,
      agentConsentRadio: 'Y',
      nameValues: { name: { ...agent.nameValues.name, ...name } },
    },
    managementValues: { managedBy: 'MBR', hasOneMember: 'Y' },
    formationValues: { formers: [{ ...person, nameValues: { personTyp: 'FRMINDV', name } }] },
    effectiveDateValues: { ...filing.effectiveDateValues, effectiveAtTimeOfFilingRadio: 'Y' },
    filersValues: {
      perjuryNoticeAffirmed: true,
      filers: [{ ...person, nameValues: { personTyp: 'FILER', name }, sameAsFormer: true }],
    },
  };
};

it('names everything that an empty LLC is missing, in the specification order', () => {
  expect(completenessProblems(begun('llc')).map(({ code }) => code)).toEqual([
    'ENTIY_NAME_MISSING',
    'POA_MISSING',
    'REG_AGENT_MISSING',
    'MANAGEMENT_MISSING',
    'FORMER_MISSING',
    'DED_MISSING',
    'FILER_MISSING',
  ]);
});

it('finds nothing in a complete LLC, and its sections', () => {
  const filing = complete(begun('llc'));
  expect(completenessCode(filing)).toBe('VALID');
  expect(reviewSections(filing).filter(({ isMissing }) => isMissing)).toEqual([]);
  expect(reviewSections(filing).map(({ section }) => section)).toEqual([
    'entityName',
    'principalOffice',
    'registeredAgent',
    'management',
    'formers',
    'additionalInfo',
    'attachments',
    'effectiveDate',
    'filers',
    'notifications',
  ]);
});

it.each<[string, (filing: Filing) => Filing, string]>([
  [
    'an unchecked name',
    (f) => ({ ...f, entityNameValues: { ...f.entityNameValues, availability: null } }),
    'ENTIY_NAME_INVALID',
  ],
  [
    'a name that claims to be an old one',
    (f) => ({ ...f, entityNameValues: { ...f.entityNameValues, isNameChanged: 'N', availability: null } }),
    'ENTIY_NAME_INVALID',
  ],
  [
    'no mailing address',
    (f) => ({
      ...f,
      principalOfficeValues: { ...f.principalOfficeValues, isSameAsStreetAddressChecked: false },
    }),
    'POA_MISSING',
  ],
  [
    'no consent',
    (f) => ({ ...f, registeredAgentValues: { ...f.registeredAgentValues, agentConsentRadio: 'N' } }),
    'REG_AGENT_MISSING',
  ],
  [
    'no member',
    (f) => ({ ...f, managementValues: { managedBy: 'MBR', hasOneMember: 'N' } }),
    'MANAGEMENT_MISSING',
  ],
  [
    'no date',
    (f) => ({ ...f, effectiveDateValues: { ...f.effectiveDateValues, effectiveAtTimeOfFilingRadio: 'N' } }),
    'DED_MISSING',
  ],
])('finds %s', (_, change, code) => {
  const filing = change(complete(begun('llc')));
  expect(completenessCode(filing)).toBe(code);
  expect(reviewSections(filing).filter(({ isMissing }) => isMissing)).toHaveLength(1);
});

it('lets a delayed date expire', () => {
  const filing = complete(begun('llc'));
  const delayed = {
    ...filing,
    effectiveDateValues: {
      ...filing.effectiveDateValues,
      effectiveAtTimeOfFilingRadio: 'N' as const,
      effectiveDateAsEntered: '11/25/2026',
      effectiveDateTime: '2026-11-25T23:59:00-07:00',
    },
  };
  expect(completenessCode(delayed, '2026-11-26T06:58:00Z')).toBe('VALID');
  expect(completenessCode(delayed, '2026-11-26T06:59:00Z')).toBe('DED_MISSING');
});

it('marks missing attachments where they are needed, and where the filer wanted to attach some', () => {
  const marked = (filing: Filing) =>
    reviewSections(filing).some(({ section, isMissing }) => section === 'attachments' && isMissing);
  const attaching = (filing: Filing): Filing => ({
    ...filing,
    additionalInfoValues: { ...filing.additionalInfoValues, additionalInfoAttachmentRadio: 'Y' },
  });
  expect(marked(begun('llc'))).toBe(false);
  expect(marked(attaching(begun('llc')))).toBe(true);
  expect(marked(begun('dc55'))).toBe(true);
  expect(marked(begun('dc56'))).toBe(false);
});

it('asks an amendment for a change', () => {
  const filing = complete(begun('amend'));
  expect(completenessCode(filing)).toBe('NAME_ATTACH_MISSING');
  const changed = {
    ...filing,
    entityNameValues: { ...filing.entityNameValues, name: 'Summit LLC', isNameChanged: 'Y' as const },
  };
  expect(completenessCode(changed)).toBe('VALID');
  const unchanged = {
    ...filing,
    entityNameValues: { ...filing.entityNameValues, name: ' Acme  LLC', isNameChanged: 'Y' as const },
  };
  expect(completenessCode(unchanged)).toBe('NAME_ATTACH_MISSING');
});

it('takes an old name of nothing but spaces for missing', () => {
  const filing = complete(begun('amend'));
  const unnamed = { ...filing, entityNameValues: { ...filing.entityNameValues, oldName: '  ' } };
  expect(completenessCode(unnamed)).toBe('ENTIY_NAME_MISSING');
});
