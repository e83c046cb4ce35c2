import type { Filing, FilingType, Former, RecordValues, RegisteredAgentValues } from '#rules';
import {
  emptyAddress,
  emptyIndividualName,
  ENTITY_TYPES,
  FILING_TYPES,
  initialFiling,
  reviewSections,
} from '#rules';
import { DOCUMENT_LANGUAGES } from './document-language';
import { formSections } from './form-sections';

const submissionKey = '0b0f4c7e-8b4e-4c39-9d29-5a2b4e5f6a01';
const PRIVATE = ['email', 'privateAttachments', 'notifications'];

/** A filing of every type, for every type of entity, under the fraud check and not. */
const EVERY_FILING = FILING_TYPES.flatMap((filingType) =>
  ENTITY_TYPES.flatMap((entityType) =>
    [false, true].map((adminFraudCheck) => ({
      ...initialFiling({ filingType, submissionKey, entityType }),
      adminFraudCheck,
    })),
  ),
);

test.each(
  EVERY_FILING.map(
    (filing) => [filing.filingType, filing.entityType, filing.adminFraudCheck, filing] as const,
  ),
)(
  'a document of %s for %s, under the fraud check: %s, has the sections of the review less the private ones',
  (_type, _entityType, _check, filing) => {
    const reviewed = reviewSections(filing).filter(({ section }) => !PRIVATE.includes(section));
    expect(reviewed.length).toBeGreaterThan(0);
    expect(formSections(filing)).toHaveLength(reviewed.length);
  },
);

const { say, print } = DOCUMENT_LANGUAGES.en;

/** The printed form as text, one line each. */
const printed = (filing: Filing): string[] =>
  formSections(filing).flatMap(({ title, rows }) => [
    say(title),
    ...rows.map(({ label, values }) => `${print(label)}: ${values.map(print).join(' ')}`),
  ]);

const begun = (filingType: FilingType, change: Partial<Filing>): Filing => ({
  ...initialFiling({ filingType, submissionKey, entityType: 'DLLC', entityId: '20101000003' }),
  ...change,
});

const named = (filing: Filing, change: Partial<Filing['entityNameValues']>): Filing => ({
  ...filing,
  entityNameValues: { ...filing.entityNameValues, ...change },
});

test('articles say of each person who forms the entity what kind of person it is, as the review does', () => {
  const articles = begun('llc', {});
  const { streetAddress } = articles.principalOfficeValues;
  const trust: Former = {
    id: '1',
    nameValues: { personTyp: 'FRMTRST', name: { ...emptyIndividualName(), nameTyp: 'O', orgName: 'Quail' } },
    addressValues: {
      streetAddress: { ...streetAddress, address1: '1 Broadway', city: 'Denver', zip: '80203' },
    },
  };
  expect(printed({ ...articles, formationValues: { formers: [trust] } })).toContain(
    'Quail: Trust 1 Broadway Denver, CO 80203',
  );
});

test('an amendment shows the name on record and the new one', () => {
  const changed = named(begun('amend', {}), { oldName: 'Zinc LLC', name: 'Tin LLC', isNameChanged: 'Y' });
  expect(printed(changed)).toEqual(expect.arrayContaining(['Name on record: Zinc LLC', 'New name: Tin LLC']));
});

test('an amendment that keeps the name says so, whatever was typed before', () => {
  const kept = named(begun('amend', {}), { oldName: 'Zinc LLC', name: 'Tin LLC', isNameChanged: 'N' });
  expect(printed(kept)).toContain('New name: The name does not change.');
  expect(printed(kept).join()).not.toContain('Tin LLC');
});

test.each([
  ['reinstate', 'ADISS', 'Zinc LLC, Dissolved June 2, 2025'],
  ['cure', 'DQQ', 'Zinc LLC, Delinquent June 2, 2025'],
] as const)('%s shows the name on record and the name afterwards', (type, statusCode, oldName) => {
  const filing = named(begun(type, { statusCode, statute: '7-80-102' }), { oldName, name: oldName });
  expect(printed(filing)).toEqual(
    expect.arrayContaining([
      `Name on record: ${oldName}`,
      'Name after this filing takes effect: Zinc LLC',
      ...(type === 'reinstate' ? ['Statute under which the entity existed: 7-80-102'] : []),
    ]),
  );
});

test('a profit corporation shows its shares and names its incorporators', () => {
  const lines = printed(
    begun('dpc', {
      sharesValues: {
        commonSharesValues: { isCommonSharesChecked: true, numberOfShares: '5000' },
        isMoreThanOneOrOtherChecked: false,
        additionalInfo: '',
      },
    }),
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      'Incorporators',
      'Shares',
      'Common shares: 5,000',
      'More than one class of shares, or shares of another kind: No',
    ]),
  );
});

test('a nonprofit corporation shows its voting members and the distribution of its assets', () => {
  const lines = printed(
    begun('dnc', { votingAssetsValues: { votingMembersRadio: 'N', assetsDistribution: 'To the library.' } }),
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      'The corporation will have voting members: No',
      'Distribution of assets on dissolution: To the library.',
    ]),
  );
});

test.each(['dc55', 'dc56'] as const)('%s shows its purpose and its directors', (type) => {
  const purposeDirectorsValues = {
    purpose: 'To sell milk.',
    numberOfDirectors: '3',
    directorsTerms: 'A year.',
  };
  expect(printed(begun(type, { purposeDirectorsValues }))).toEqual(
    expect.arrayContaining(['Purpose: To sell milk.', 'Number of directors: 3', "Directors' terms: A year."]),
  );
});

test('neither the email to staff nor a private file is printed', () => {
  const filing = begun('cure', { adminFraudCheck: true, email: 'ada@example.com' });
  filing.additionalInfoValues.privateAttachments = [
    { key: 'k', fileName: 'passport.png', mimeType: 'image/png', size: 1, documentTyp: 'PHOTO_ID' },
  ];
  const text = printed(filing).join();
  expect(text).not.toContain('ada@example.com');
  expect(text).not.toContain('passport');
});

const onEntity = (): Filing => {
  const filing = named(begun('report', {}), { oldName: 'Zinc LLC' });
  const { streetAddress } = filing.principalOfficeValues;
  return {
    ...filing,
    principalOfficeValues: {
      ...filing.principalOfficeValues,
      streetAddress: { ...streetAddress, address1: '2 Present St' },
    },
  };
};

const withRecord = (filing: Filing, facts: Partial<RecordValues>): Filing => ({
  ...filing,
  recordValues: {
    version: 1,
    reportDueDate: '',
    previousEffective: '',
    principalOfficeValues: filing.principalOfficeValues,
    registeredAgentValues: filing.registeredAgentValues,
    ...facts,
  },
});

test('a form on an entity names it first', () => {
  expect(printed(onEntity()).slice(0, 3)).toEqual([
    'Entity on record',
    `ID number: ${onEntity().entityId}`,
    'Name: Zinc LLC',
  ]);
});

test('an office that changes stands next to that on record, and one that does not is printed once', () => {
  const { principalOfficeValues: office } = onEntity();
  const streetAddress = { ...office.streetAddress, address1: '1 Former St' };
  const changed = withRecord(onEntity(), { principalOfficeValues: { ...office, streetAddress } });
  expect(printed(changed)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Street address on record: 1 Former St'),
      expect.stringContaining(`New street address: ${office.streetAddress.address1}`),
    ]),
  );
  expect(printed(withRecord(onEntity(), { principalOfficeValues: office })).join()).not.toContain(
    'on record: 1',
  );
});

describe('an agent who is named', () => {
  const agentWith = (
    firstName: string,
    addresses: Partial<RegisteredAgentValues['addressValues']> = {},
  ): RegisteredAgentValues => {
    const { nameValues, addressValues, ...rest } = onEntity().registeredAgentValues;
    const streetAddress = { ...onEntity().principalOfficeValues.streetAddress, city: 'Denver', zip: '80203' };
    return {
      ...rest,
      nameValues: { name: { ...nameValues.name, nameTyp: 'I', firstName } },
      addressValues: { ...addressValues, streetAddress, ...addresses },
    };
  };
  const mailingAt = (address1: string) => ({
    isSameAsStreetAddressChecked: false,
    mailingAddress: { ...emptyAddress('MAIL'), address1, city: 'Denver', zip: '80201' },
  });
  const printedAgent = (before: RegisteredAgentValues | null, now: RegisteredAgentValues) =>
    printed(withRecord({ ...onEntity(), registeredAgentValues: now }, { registeredAgentValues: before }));

  test('stands next to the one on record, each with every address', () => {
    const lines = printedAgent(
      agentWith('Former', mailingAt('PO Box 1')),
      agentWith('Present', mailingAt('PO Box 2')),
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        'Agent on record: Former',
        'Street address on record: 2 Present St Denver, CO 80203',
        'Mailing address on record: PO Box 1 Denver, CO 80201',
        'New agent: Present',
        'New street address: 2 Present St Denver, CO 80203',
        'New mailing address: PO Box 2 Denver, CO 80201',
      ]),
    );
  });

  test('is told apart where the mailing address alone is another one', () => {
    const lines = printedAgent(agentWith('Ada'), agentWith('Ada', mailingAt('PO Box 2')));
    expect(lines).toEqual(
      expect.arrayContaining([
        'Mailing address on record: Same as the street address',
        'New mailing address: PO Box 2 Denver, CO 80201',
      ]),
    );
  });

  test('stands there alone where no agent is on record, and once where it is the one on record', () => {
    expect(printedAgent(null, agentWith('Present'))).toEqual(
      expect.arrayContaining(['Agent on record: None', 'New agent: Present']),
    );
    const kept = printedAgent(agentWith('Ada'), agentWith('Ada'));
    expect(kept).toContain('Name: Ada');
    expect(kept.join()).not.toContain('Agent on record');
  });
});
