import {
  ENTITY_ORIGINS,
  ENTITY_TYPES,
  EXISTING_ENTITY_LINKS,
  NEW_ENTITY_LINKS,
  OTHER_TRANSACTIONS,
  type Language,
} from '#rules';
import type { Registry } from '../context';
import type { Input } from '../contract/operation';
import { contentOperations } from './content';

const registry = {} as Registry;
const transactions = [
  ...NEW_ENTITY_LINKS.map(({ transactionType }) => transactionType),
  ...EXISTING_ENTITY_LINKS,
];

const textOf = async (query: Input<'introContent'>['query']) => {
  const { apiData } = await contentOperations.introContent(registry, { query } as Input<'introContent'>);
  return 'content' in apiData ? (apiData.content ?? '') : '';
};

test.each(transactions)('%s has an introduction with every part and every figure', async (transTyp) => {
  const text = await textOf({ transTyp });
  const parts = [...text.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, part]) => part);
  expect(parts).toEqual(['What you need', 'Fee', 'What happens next', 'Before you start']);
  expect(text).toMatch(/takes about \d+ minutes/);
  expect(text).not.toContain('{{');
});

test.each([
  ['ARTORG_LLC', 'The fee is <strong>$50.00</strong>'],
  [
    'REPORT',
    'The fee is <strong>$25.00</strong>. A report that is filed by its due date costs $25.00, a later one $75.00.',
  ],
  ['REINSTATE', 'The fee is <strong>$100.00</strong>'],
  ['CHG_AGT_INFO', 'The fee is <strong>$10.00</strong>'],
  ['AMD_55', 'up to 5 files, 10 MB in all'],
  ['ARTINC_PC', 'up to 90 days ahead'],
  ['CURE_DLNQ', 'at least 18 years old'],
  ['WTDRW_AUTH', 'timed out after 120 minutes'],
])('%s says what the rules say: %s', async (transTyp, sentence) => {
  expect(await textOf({ transTyp })).toContain(sentence);
});

test.each(['NO_SUCH', '../before-you-start', ''])('"%s" has none', async (transTyp) => {
  expect(await textOf({ transTyp })).toBe('');
});

const isFiledElsewhere = (type: string): boolean => OTHER_TRANSACTIONS.some((other) => other === type);

test.each(OTHER_TRANSACTIONS)('%s says that it goes on at the other site', async (transTyp) => {
  const text = await textOf({ transTyp, legacy: 'Y' });
  expect(text).toContain(
    '<p>This form is filed on the office&#39;s other site. Next names the registered agent here',
  );
  expect(text).toContain('You then go on there with the statement');
  expect(await textOf({ transTyp })).toBe(text);
});

test.each(transactions.filter((type) => !isFiledElsewhere(type)))(
  '%s is filed here, and has no text of the other site',
  async (transTyp) => {
    expect(await textOf({ transTyp, legacy: 'Y' })).toBe('');
    expect(await textOf({ transTyp })).not.toContain('other site');
  },
);

test.each(ENTITY_ORIGINS)(
  'the note for an entity of the origin %s has its day and its source',
  async (origin) => {
    const noteIn = async (language: Language) => {
      const input = { query: { origin, language } } as Input<'ownershipNoteContent'>;
      const { apiData } = await contentOperations.ownershipNoteContent(registry, input);
      return 'content' in apiData ? apiData.content : '';
    };
    expect(await noteIn('en')).toMatch(/As of \w+ \d+, \d{4}\. Source: .*90 FR 13688.*31 CFR 1010\.380/);
    expect(await noteIn('es')).toMatch(/Al \d+ de \w+ de \d{4}\. Fuente: .*90 FR 13688.*31 CFR 1010\.380/);
  },
);

test('what all forms of the other site have in common is told without a transaction', async () => {
  expect(await textOf({ legacy: 'Y' })).toContain('Some forms are filed on the office&#39;s other site.');
  expect(await textOf({ transTyp: 'NO_SUCH', legacy: 'Y' })).toBe('');
});

test.each(ENTITY_TYPES)('what a name of the type %s must contain is told', async (entityType) => {
  const input = { query: { entityType } } as Input<'nameDesignationContent'>;
  const { apiData } = await contentOperations.nameDesignationContent(registry, input);
  expect(apiData).toEqual({ code: 200, content: expect.stringContaining('<p>The name of') as string });
});
