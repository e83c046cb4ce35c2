import fc from 'fast-check';
import type { Address } from '../filing/address';
import { emptyAddress } from '../filing/address';
import type { Filing } from '../filing/filing';
import { FILING_TYPES } from '../filing/filing-type';
import { initialFiling } from '../filing/initial-filing';
import { emptyIndividualName } from '../filing/name';
import type { Filer, Former } from '../filing/sections';
import { filingProblems, STEP_RULES } from './all-steps';
import { additionalInfoRules } from './additional-info';
import { attachmentsRules } from './attachments';
import { effectiveDateRules } from './effective-date';
import { filersRules } from './filers';
import { receiptEmailRules } from './receipt-email';
import { registeredAgentRules } from './registered-agent';

const now = '2026-11-20T19:00:00Z';
const blank = initialFiling({ filingType: 'llc', submissionKey: 'key' });
const context = { filing: blank, now };
const street: Address = {
  ...emptyAddress('PHYS'),
  address1: '1 Main St',
  city: 'Denver',
  zip: '80202',
  accepted: true,
};
const name = { ...emptyIndividualName(), firstName: 'Ana', lastName: 'Ruiz' };
const former: Former = {
  id: 'f1',
  nameValues: { personTyp: 'FRMINDV', name },
  addressValues: { streetAddress: street },
};
const filer: Filer = {
  id: 'p1',
  nameValues: { personTyp: 'FILER', name },
  addressValues: { streetAddress: street },
  sameAsFormer: false,
};
const complete: Filing = {
  ...blank,
  entityNameValues: { ...blank.entityNameValues, name: 'Acme LLC' },
  principalOfficeValues: {
    ...blank.principalOfficeValues,
    streetAddress: street,
    isSameAsStreetAddressChecked: true,
  },
  registeredAgentValues: {
    ...blank.registeredAgentValues,
    nameValues: { name: { ...blank.registeredAgentValues.nameValues.name, ...name } },
    addressValues: { ...blank.registeredAgentValues.addressValues, streetAddress: street },
    agentConsentRadio: 'Y',
  },
  managementValues: { managedBy: 'MBR', hasOneMember: 'Y' },
  formationValues: { formers: [former] },
  effectiveDateValues: { ...blank.effectiveDateValues, effectiveAtTimeOfFilingRadio: 'Y' },
  filersValues: { perjuryNoticeAffirmed: true, filers: [filer] },
  notificationsValues: {
    ...blank.notificationsValues,
    emailNotificationRadio: 'N',
    textNotificationRadio: 'N',
  },
};
const messages = (problems: readonly { path: string; message: string }[]) =>
  problems.map(({ path, message }) => `${path}: ${message}`);

describe('all steps of a filing', () => {
  it('have nothing against a filing in order, and name the steps of an empty one', () => {
    expect(filingProblems(complete, now)).toEqual([]);
    expect([...new Set(filingProblems(blank, now).map(({ step }) => step))]).toEqual([
      'entityname',
      'principalofficeaddress',
      'registeredagent',
      'management',
      'formation',
      'effectivedate',
      'filer',
      'notifications',
    ]);
  });

  it('read back what they write', () => {
    for (const rules of Object.values(STEP_RULES)) {
      expect(rules.read(rules.write(blank, rules.read(complete)))).toEqual(rules.read(complete));
    }
  });

  it('refuse a PO Box at the street, whatever type the address says it is', () => {
    const streetAddress = { ...street, address1: 'PO Box 7', addressTyp: 'MAIL' as const };
    const office = { ...complete.principalOfficeValues, streetAddress, isSameAsStreetAddressChecked: true };
    expect(messages(filingProblems({ ...complete, principalOfficeValues: office }, now))).toEqual([
      'streetAddress.address1: Street address cannot be a PO Box.',
    ]);
  });

  it('bear files without names and sizes of their own kind', () => {
    const odd: unknown = Object.create(null);
    const attachments = [{ key: 'k', fileName: odd, mimeType: odd, size: odd }] as never;
    expect(attachmentsRules.problems({ attachments }, context)).not.toEqual([]);
  });

  it('bear sections of a wrong shape in every filing', () => {
    for (const filingType of FILING_TYPES)
      for (const entityType of ['DLLC', 'DC55', 7])
        for (const wrong of [null, 5, 'x', [], [null], { attachments: 5 }, { name: 5, oldName: {} }]) {
          const filing = Object.fromEntries(Object.keys(complete).map((key) => [key, wrong]));
          const broken = { ...filing, filingType, entityType, adminFraudCheck: true } as unknown as Filing;
          expect(filingProblems(broken, now)).not.toEqual([]);
        }
  });

  it.each([{}, { filingType: 'x' }, { filingType: 'llc' }, { filingType: 'constructor' }])(
    'never throw on %p',
    (filing) => {
      expect(filingProblems(filing as Filing, now)).not.toEqual([]);
    },
  );

  it('never throw on sections of a wrong shape', () => {
    for (const wrong of [
      null,
      5,
      'x',
      [],
      [null],
      { formers: [null, 5] },
      { effectiveAtTimeOfFilingRadio: 'toString' },
    ]) {
      const filing = Object.fromEntries(Object.keys(complete).map((key) => [key, wrong]));
      const broken = { ...filing, filingType: 'llc', entityType: 'DLLC' } as unknown as Filing;
      expect(filingProblems(broken, now)).not.toEqual([]);
    }
  });
});

describe('whatever a browser sends', () => {
  it.each(Object.entries(STEP_RULES))('%s answers with problems or none', (_, rules) => {
    const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true });
    fc.assert(
      fc.property(anything, anything, (values, section) => {
        rules.problems(values, context);
        const keys = Object.keys(rules.read(complete) as object);
        rules.problems(Object.fromEntries(keys.map((key) => [key, section])), context);
      }),
      { numRuns: 100 },
    );
  });
});

describe('other steps', () => {
  it('registered agent: consent is required, and an agent', () => {
    const problems = (agentConsentRadio: 'Y' | 'N' | '') =>
      messages(
        registeredAgentRules.problems({ ...complete.registeredAgentValues, agentConsentRadio }, context),
      );
    expect(problems('Y')).toEqual([]);
    expect(problems('')).toEqual(['agentConsentRadio: Choose Yes or No.']);
    expect(problems('N')).toEqual([
      'agentConsentRadio: You must get consent before appointing a person as your registered agent',
    ]);
    const nobody = { ...blank.registeredAgentValues, agentConsentRadio: 'Y' as const };
    expect(messages(registeredAgentRules.problems(nobody, context))).toEqual([
      'nameValues: Information is missing or invalid.',
    ]);
  });

  it('additional information: 2000 characters, line breaks allowed', () => {
    const problems = (additionalInfo: string, filing = blank) =>
      messages(
        additionalInfoRules.problems({ additionalInfo, additionalInfoAttachmentRadio: 'N' }, { filing, now }),
      );
    expect(problems('one\ntwo')).toEqual([]);
    expect(problems('a'.repeat(2001))).toEqual(['additionalInfo: Must be at most 2000 characters']);
    expect(problems('naïve')).toEqual(['additionalInfo: Invalid characters entered: ï']);
    const amendment = { ...blank, filingType: 'amend', entityType: 'DC55' } as const;
    expect(problems('', amendment)).toEqual([
      'additionalInfo: Enter additional information in the box, or mark "Yes" to attach amendments.',
    ]);
    expect(messages(attachmentsRules.problems({ attachments: [] }, { filing: amendment, now }))).toEqual([
      'attachments: Need to include attachments.',
    ]);
  });

  it('additional information: no to attaching takes the files away', () => {
    const attachments = [{ key: 'k', fileName: 'a.pdf', mimeType: 'application/pdf', size: 10 }];
    const held = { ...blank, additionalInfoValues: { ...blank.additionalInfoValues, attachments } };
    const after = (additionalInfoAttachmentRadio: 'Y' | 'N') =>
      additionalInfoRules.write(held, { additionalInfo: '', additionalInfoAttachmentRadio })
        .additionalInfoValues.attachments;
    expect(after('Y')).toEqual(attachments);
    expect(after('N')).toEqual([]);
  });

  it('attachments: files that come although the answer is no are checked all the same', () => {
    const attachments = Array(6).fill({ key: 'k', fileName: 'a.pdf', mimeType: '', size: 10 });
    const additionalInfoValues = { ...complete.additionalInfoValues, attachments };
    expect(messages(filingProblems({ ...complete, additionalInfoValues }, now))).toEqual([
      'attachments: Only 5 attachments are allowed.',
    ]);
  });

  it('attachments: the files held keep to the limits', () => {
    const file = { key: 'k', fileName: 'a.pdf', mimeType: 'application/pdf', size: 10 };
    const problems = (attachments: object[]) =>
      messages(attachmentsRules.problems({ attachments: attachments as never }, context));
    expect(problems([file])).toEqual([]);
    expect(problems(Array(6).fill(file))).toEqual(['attachments: Only 5 attachments are allowed.']);
    expect(problems([file, { ...file, fileName: 'a.exe' }])).toEqual([
      'attachments[1]: ".exe" file extensions are not allowed.',
    ]);
  });

  it('effective date: one problem at its field', () => {
    const problems = (date: string, time: string, previousEffective?: string) =>
      messages(
        effectiveDateRules.problems(
          {
            ...blank.effectiveDateValues,
            effectiveAtTimeOfFilingRadio: 'N',
            effectiveDateAsEntered: date,
            effectiveTime: time,
          },
          { ...context, previousEffective },
        ),
      );
    expect(problems('', '')).toEqual([
      'effectiveDateAsEntered: Enter the date that you want this filing to take effect on.',
    ]);
    expect(problems('11/20/2026', '9:00')).toEqual([
      'effectiveTime: Enter a valid time in the future (hour:minute am/pm).',
    ]);
    expect(problems('11/21/2026', '', '2026-12-02T06:59:00Z')).toEqual([
      'effectiveDateAsEntered: There is a previous filing with a delayed effective date on this record - choose a date after 12/01/2026 11:59 PM MST.',
    ]);
    expect(problems('12/05/2026', '')).toEqual([]);
  });

  it('filers: the notice, and at least one', () => {
    expect(messages(filersRules.problems({ perjuryNoticeAffirmed: false, filers: [] }, context))).toEqual([
      'perjuryNoticeAffirmed: Mark the checkbox to show that you have read and understood the notice.',
      'filers: Information is missing or invalid.',
    ]);
  });

  it.each([
    ['', ['email: Email is empty.']],
    ['ana@', ['email: Email is invalid.']],
    ['ana@example.com', []],
  ])('receipt email %p', (email, expected) => {
    expect(messages(receiptEmailRules.problems({ email }, context))).toEqual(expected);
  });
});
