import fc from 'fast-check';
import type { Filing, FormRules } from '#rules';
import { initialFiling, plainForms } from '#rules';
import type { Form, Row } from '../../rules/constraints/row';
import { isBranch } from '../../rules/constraints/row';
import { refusedCharacters } from '../../rules/files/file-outcome';
import { STEP_RULES } from '../../rules/steps/step-rules';
import { visibleText } from '../../server/testing/pdf-text';
import { goodStandingCertificate } from '../../server/documents/certificate';
import { convertedFile } from '../../server/documents/converted-file';
import { passcodeLetter } from '../../server/documents/passcode-letter';
import { reviewForm } from '../../server/documents/review-form';

const AT = new Date('2026-11-20T18:05:00Z');

const rowsOf = (rows: Form['rows']): Row<never>[] =>
  Object.values(rows).flatMap((node) => {
    if (isBranch(node)) return rowsOf(node);
    if (node.kind === 'group') return rowsOf(node.rows);
    return node.kind === 'list' ? rowsOf(node.item.rows) : [node];
  });

/** The rows of every text that a filer types into a filing; of a choice only the answers on offer are taken. */
const TEXT_ROWS = Object.values(STEP_RULES as Record<string, FormRules<unknown>>)
  .flatMap(({ form }) => rowsOf(form.rows))
  .filter(({ field }) => field.minLength !== undefined || field.maxLength !== undefined);

const CHARACTERS = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));

const letsIn = (row: Row<never>, character: string): boolean => {
  const typed = row.tidy(`a${character}a`);
  return !row.checks.some((check) => check(typed)?.code === 'characters');
};
/** What is kept of the characters that a row lets in: those of other keyboards are kept as plain ones. */
const keptBy = (row: Row<never>): string[] =>
  CHARACTERS.filter((character) => letsIn(row, character)).flatMap((character) => [
    ...String(row.tidy(`a${character}a`)).slice(1, -1),
  ]);
const KEPT = [...new Set(TEXT_ROWS.flatMap(keptBy))];
const IN_FILE_NAMES = CHARACTERS.filter((character) => refusedCharacters(character).length === 0);
const ON_ONE_LINE = KEPT.filter((character) => !/[\n\r\t]/.test(character));

const textOf = (characters: readonly string[]) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength: 80, maxLength: 150, size: 'max' });

/** White space may be drawn as another one, but is where it was. */
const withoutSpace = (text: string): string => text.replace(/\s/g, '');

function filingWith(line: string, lines: string, fileName: string): Filing {
  const filing = initialFiling({ filingType: 'dpc', submissionKey: '0b0f4c7e-8b4e-4c39-9d29-5a2b4e5f6a01' });
  const office = filing.principalOfficeValues;
  const name = {
    nameTyp: 'O',
    orgName: line,
    firstName: '',
    middleName: '',
    lastName: '',
    suffix: '',
  } as const;
  return {
    ...filing,
    entityNameValues: { ...filing.entityNameValues, name: line },
    principalOfficeValues: { ...office, streetAddress: { ...office.streetAddress, address1: line } },
    formationValues: {
      ...filing.formationValues,
      formers: [
        {
          id: '1',
          nameValues: { personTyp: 'FRMENT', name },
          addressValues: { streetAddress: office.streetAddress },
        },
      ],
    },
    sharesValues: { ...filing.sharesValues, additionalInfo: lines },
    additionalInfoValues: {
      ...filing.additionalInfoValues,
      additionalInfo: lines,
      additionalInfoAttachmentRadio: 'Y',
      attachments: [{ key: '1', fileName, mimeType: 'application/pdf', size: 1, documentTyp: '' }],
    },
  } as Filing;
}

const CERTIFIED = {
  entityId: '20265000001',
  entityType: 'Limited Liability Company',
  jurisdiction: 'Colorado',
  formationDate: '2026-11-20',
  issuedAt: AT.toISOString(),
  number: '4F7K22QX90BDM3TA',
  checkAddress: 'http://localhost/business/certificate/4F7K22QX90BDM3TA',
};
const OFFICE_ADDRESS = initialFiling({ filingType: 'llc', submissionKey: 'k' }).principalOfficeValues
  .streetAddress;
const letterTo = (name: string) =>
  passcodeLetter({ passcode: 'K7QWD9XM', name, address: OFFICE_ADDRESS, issuedAt: AT });
const certificateOf = (name: string) => goodStandingCertificate({ ...CERTIFIED, name });
const textFile = (contents: Buffer) =>
  convertedFile({ fileName: 'a.txt', mimeType: 'text/plain', contents }, AT);

test('every row of a text names the characters that it lets in', () => {
  expect(KEPT.length).toBeGreaterThan(95);
  expect(KEPT.length).toBeLessThan(200);
  expect(IN_FILE_NAMES.length).toBeGreaterThan(60);
});

test('every text that a rule lets in comes out of the form as it was entered', async () => {
  await fc.assert(
    fc.asyncProperty(textOf(ON_ONE_LINE), textOf(KEPT), textOf(IN_FILE_NAMES), async (line, lines, file) => {
      const drawn = withoutSpace(visibleText(await reviewForm(filingWith(line, lines, file), AT)));
      for (const text of [line, lines, file]) expect(drawn).toContain(withoutSpace(text));
    }),
    { seed: 20_261_120, numRuns: 20 },
  );
});

test('every character that a rule lets in is drawn, each at least once', async () => {
  const all = `${KEPT.join('')}.`;
  const pdf = await reviewForm(filingWith(ON_ONE_LINE.join(''), all, IN_FILE_NAMES.join('')), AT);
  expect(withoutSpace(visibleText(pdf))).toContain(withoutSpace(all));
});

test('a table pasted from a spreadsheet keeps its lines and its columns apart', async () => {
  const pasted = 'Class\tUnits\r\nA\t100\r\nB\t50\rTotal\t150';
  const lines = visibleText(await reviewForm(filingWith('A', pasted, 'a.pdf'), AT)).split('\n');
  const at = lines.findIndex((line) => /^Class\s+Units$/.test(line));
  expect(at).toBeGreaterThan(0);
  expect(lines.slice(at + 1, at + 4).map((line) => line.split(/\s{2,}/))).toEqual([
    ['A', '100'],
    ['B', '50'],
    ['Total', '150'],
  ]);
});

/** Names on record that no rule of this portal let in: typographic signs, letters with accents in one piece or two, signs that do not show. */
test.each([
  [
    'Joe\u2019s \u201cBest\u201d \u2013 Caf\u00e9 \u2014 LLC',
    'Joe\u2019s \u201cBest\u201d \u2013 Caf\u00e9 \u2014 LLC',
  ],
  ['Peak\u2026 \u2122 \u0141\u00f3d\u017a', 'Peak\u2026 \u2122 \u0141\u00f3d\u017a'],
  ['Cafe\u0301 Nin\u0303o', 'Caf\u00e9 Ni\u00f1o'],
  ['Cedar\u2009Bluff\u202fLLC\u00a0Inc', 'Cedar Bluff LLC Inc'],
  ['Co\u2011op 5\u2032 10\u2033', `Co-op 5' 10"`],
  ['Cedar\u200bBluff\u00ad\u200e\ufeff', 'CedarBluff'],
])('the name %j is drawn as %j in a certificate, a form and a letter', async (name, drawn) => {
  const documents = [certificateOf(name), reviewForm(filingWith(name, name, 'a.pdf'), AT), letterTo(name)];
  for (const pdf of await Promise.all(documents))
    expect(visibleText(pdf).replace(/\s+/g, ' ')).toContain(drawn);
});

test('each character that has a plain form is drawn as itself or as that', async () => {
  const others = CHARACTERS.filter(
    (character) => plainForms(character) !== character && /\S/.test(plainForms(character)),
  );
  expect(others.length).toBeGreaterThan(100);
  const drawn = visibleText(await certificateOf(others.join(' '))).split(/\s/);
  const lost = others.filter(
    (character) => ![character, plainForms(character)].some((form) => drawn.includes(form)),
  );
  expect(lost).toEqual([]);
});

test('a document does not change how the next one is read', async () => {
  await certificateOf('\u0154\u00d3\u0160\u00c9 \ufb01nest \u02bcs');
  const pdf = await certificateOf('ROSE five\u2019s');
  expect(visibleText(pdf)).toContain('ROSE five\u2019s');
});

test.each(['\u4e2d\u6587 LLC', '\u{1f600}', 'Bell \u0007'])(
  'a document is not drawn that would say something else than %j',
  async (name) => {
    for (const make of [certificateOf, letterTo]) await expect(make(name)).rejects.toThrow(/cannot be drawn/);
  },
);

test('a text of another script is handed out as it is', async () => {
  const contents = Buffer.from('Bylaws \u4e2d\u6587');
  expect(await textFile(contents)).toEqual({ mimeType: 'text/plain', contents });
});

test('a text in the encoding of an older computer is drawn', async () => {
  const { mimeType, contents } = await textFile(Buffer.from('Caf\u00e9', 'latin1'));
  expect(mimeType).toBe('application/pdf');
  expect(visibleText(contents)).toContain('Caf\u00e9');
});

test('a text file is drawn with its signs, lines and columns', async () => {
  const { mimeType, contents } = await textFile(
    Buffer.from('\ufeffName\tUnits\r\nJos\u00e9\t\u201c5\u201d\r\n'),
  );
  expect(mimeType).toBe('application/pdf');
  expect(visibleText(contents)).toMatch(/\nName {4}Units\nJos\u00e9 {4}\u201c5\u201d(\n|$)/);
});
