import fc from 'fast-check';
import type { Filing } from '../filing/filing';
import { FILING_TYPES } from '../filing/filing-type';
import type { Filer, Former } from '../filing-parts/sections';
import { filingProblems, STEP_RULES } from './step-rules';
import { attachmentsRules, missingAttachmentsProblems } from './attachments/rules';
import { now, blank, context, street, name, messages } from '../../tests/samples/llc-values';

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
const reviewed: Filing = {
  ...complete,
  email: 'ana@example.com',
  statute: 'C.R.S. 7-80',
  additionalInfoValues: {
    ...complete.additionalInfoValues,
    privateAttachments: [{ key: 'k', fileName: 'a.pdf', mimeType: 'application/pdf', size: 10 }],
  },
};

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

  it('read back what they write, all that their pages ask for', () => {
    for (const rules of Object.values(STEP_RULES)) {
      const fields = Object.keys(rules.form.rows);
      expect(Object.keys(rules.read(reviewed) as object)).toEqual(expect.arrayContaining(fields));
      expect(rules.read(rules.write(blank, rules.read(complete)))).toEqual(rules.read(complete));
      expect(rules.read(rules.write(blank, rules.read(reviewed)))).toEqual(rules.read(reviewed));
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
    expect(attachmentsRules.problems({ attachments }, context)).toMatchObject([{ params: { file: '' } }]);
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

  it('ask for the type of a filing first', () => {
    expect(filingProblems({} as Filing, now)).toEqual([
      {
        step: 'intro',
        path: 'filingType',
        code: 'missing',
        message: 'Information is missing or invalid.',
      },
    ]);
  });

  it('ask a filing for a file only if one was promised', () => {
    const problems = (additionalInfoAttachmentRadio: 'Y' | 'N' | '') =>
      missingAttachmentsProblems({
        ...complete,
        additionalInfoValues: { ...complete.additionalInfoValues, additionalInfoAttachmentRadio },
      });
    expect(problems('Y')).toEqual([
      { path: 'attachments', code: 'missing', message: 'Need to include attachments.' },
    ]);
    expect(problems('N')).toEqual([]);
    expect(problems('')).toEqual([]);
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

  it('check files that come although the answer is no', () => {
    const attachments = Array(6).fill({ key: 'k', fileName: 'a.pdf', mimeType: '', size: 10 });
    const additionalInfoValues = { ...complete.additionalInfoValues, attachments };
    expect(messages(filingProblems({ ...complete, additionalInfoValues }, now))).toEqual([
      'attachments: Only 5 attachments are allowed.',
    ]);
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
