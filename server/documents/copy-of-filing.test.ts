import type { Filing, LookUp, SingleValue, Text } from '#rules';
import {
  DEFAULT_LANGUAGE,
  emptyAddress,
  emptyIndividualName,
  ENTITY_TYPES,
  FILING_TYPES,
  FORMER_TYPE_LABELS,
  initialFiling,
  isSentence,
  joinDictionaries,
  keysOf,
  RULES_IN_SPANISH,
  textInWords,
} from '#rules';
import { structureOf } from '../testing/pdf-structure';
import { visibleText } from '../testing/pdf-text';
import { uaFaults } from '../testing/pdf-ua';
import { copyOfFiling } from './copy-of-filing';
import { formSections } from './form-sections';
import { reviewForm } from './review-form';
import { FORMS_IN_SPANISH } from './spanish';

const submissionKey = '0b0f4c7e-8b4e-4c39-9d29-5a2b4e5f6a01';
const KNOWN = joinDictionaries([RULES_IN_SPANISH, FORMS_IN_SPANISH]);
const at = new Date('2026-11-20T18:05:00Z');
const STAMP = {
  name: 'Help LLC',
  entityId: '20265000001',
  documentNumber: '20265000002',
  onRecord: 'http://localhost/business/search/20265000001',
  filedAt: at,
  effectiveAt: at,
  amount: 50,
};

/** The texts of ours on a form that no Spanish is known for. */
function withoutSpanish(filing: Filing): string[] {
  const missing: string[] = [];
  const noting: LookUp = (english) => {
    if (!(english in KNOWN) && english !== '{value}') missing.push(english);
    return english;
  };
  const look = (text: Text) => textInWords(text, noting);
  const lookAt = (value: SingleValue) => isSentence(value) && look(value);
  for (const { title, rows } of formSections(filing)) {
    look(title);
    for (const { label, values } of rows) [label, ...values].forEach(lookAt);
  }
  return missing;
}

/** What can be chosen in a form, as changes of an empty one. */
const CHOICES: ((filing: Filing) => Partial<Filing>)[] = [
  () => ({}),
  () => ({ managementValues: { managedBy: 'MBR', hasOneMember: 'N' } }),
  () => ({ managementValues: { managedBy: 'MGR', hasOneMember: 'Y' } }),
  ({ registeredAgentValues, principalOfficeValues }) => ({
    registeredAgentValues: { ...registeredAgentValues, agentConsentRadio: 'Y' },
    recordValues: {
      version: 1,
      reportDueDate: '',
      previousEffective: '',
      principalOfficeValues: {
        ...principalOfficeValues,
        streetAddress: { ...emptyAddress('PHYS'), address1: '1 Former St' },
      },
      registeredAgentValues: null,
    },
  }),
  ({ sharesValues }) => ({ sharesValues: { ...sharesValues, isMoreThanOneOrOtherChecked: true } }),
  ({ entityNameValues }) => ({
    entityNameValues: { ...entityNameValues, oldName: 'A LLC', isNameChanged: 'N' },
  }),
  ...keysOf(FORMER_TYPE_LABELS).map((personTyp) => () => ({
    formationValues: {
      formers: [
        {
          id: '1',
          nameValues: { personTyp, name: { ...emptyIndividualName(), lastName: 'Quail' } },
          addressValues: { streetAddress: emptyAddress('PHYS') },
        },
      ],
    },
  })),
];

test.each(FILING_TYPES)('every text of the form of %s is known in Spanish', (filingType) => {
  for (const entityType of ENTITY_TYPES)
    for (const entityId of ['', '20101000003'])
      for (const choose of CHOICES) {
        const filing = initialFiling({ filingType, submissionKey, entityType, entityId });
        expect(withoutSpanish({ ...filing, ...choose(filing) })).toEqual([]);
      }
});

/** A filing whose every entered text reads like one of ours. */
function likeOurTexts(): Filing {
  const filing = initialFiling({ filingType: 'llc', submissionKey });
  return {
    ...filing,
    entityNameValues: { ...filing.entityNameValues, name: 'Help LLC' },
    managementValues: { managedBy: 'MGR', hasOneMember: 'Y' },
    additionalInfoValues: { ...filing.additionalInfoValues, additionalInfo: 'None' },
  };
}

test('a copy is in the language of its filer, and what was entered stays as it was', async () => {
  const pdf = await copyOfFiling(likeOurTexts(), STAMP, 'es');
  const text = visibleText(pdf).replace(/\s+/g, ' ');
  expect(text).toContain(
    'Copia para leer. El documento del registro es el que está en inglés, número de documento 20265000002.',
  );
  expect(text).toContain('Artículos de organización');
  expect(text).toContain('Gerentes');
  expect(text).toContain('Help LLC');
  expect(text).toMatch(/Texto None/);
  expect(text).not.toContain('E-FILED');
  expect(text).toContain('Página 1 de');
});

test.each([
  ['a copy', () => copyOfFiling(likeOurTexts(), STAMP, 'es')],
  ['the form for review', () => reviewForm(likeOurTexts(), at, 'es')],
])('%s in Spanish keeps the rules for accessible documents', async (_what, draw) => {
  const pdf = await draw();
  expect(uaFaults(pdf, structureOf(pdf).tags)).toEqual([]);
});

test('the form for review is in the language of the page', async () => {
  const text = visibleText(await reviewForm(likeOurTexts(), at, 'es')).replace(/\s+/g, ' ');
  expect(text).toContain('Solo para revisión. Este documento no se ha presentado.');
  expect(visibleText(await reviewForm(likeOurTexts(), at, DEFAULT_LANGUAGE)).replace(/\s+/g, ' ')).toContain(
    'For review only. This document has not been filed.',
  );
});
