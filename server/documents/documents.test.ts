import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  certificateText,
  emptyAddress,
  englishOf,
  FILING_TYPES,
  FORMATION_TYPES,
  howToVerify,
  initialFiling,
  PERJURY_NOTICE,
  reviewSections,
} from '#rules';
import type { Filing } from '#rules';
import { goodStandingCertificate } from './certificate';
import { reviewForm } from './review-form';
import { passcodeLetter } from './passcode-letter';
import { stampedFiling } from './stamped-filing';
import { structureOf } from '../testing/pdf-structure';
import { uaFaults } from '../testing/pdf-ua';
import { plainText, screenReaderRuns, visibleText } from '../testing/pdf-text';

const at = new Date('2026-11-20T18:05:00Z');
const ON_RECORD = 'http://localhost/business/search/20265000001';
const STAMP = {
  name: 'Aspen Trail Bakery LLC',
  entityId: '20265000001',
  documentNumber: '20265000002',
  onRecord: ON_RECORD,
  filedAt: at,
  effectiveAt: at,
  amount: 50,
};

/** Programs that validate PDFs, and the output of each for a good one: it is complete, and has a structure with a heading. */
const CHECKERS: [program: string, options: string[], expected: RegExp][] = [
  ['qpdf', ['--check'], /No syntax or stream encoding errors found/],
  ['pdfinfo', ['-struct'], /^ *H1\b/m],
];

const BROADWAY = {
  ...emptyAddress('PHYS'),
  address1: '1700 Broadway',
  address2: 'Suite 300',
  city: 'Denver',
  zip: '80290',
};

function filing(): Filing {
  const base = initialFiling({ filingType: 'llc', submissionKey: '0b0f4c7e-8b4e-4c39-9d29-5a2b4e5f6a01' });
  return { ...base, entityNameValues: { ...base.entityNameValues, name: 'Aspen Trail Bakery LLC' } };
}

/** What a certificate of the sample registry says. */
const CERTIFIED = {
  name: 'Aspen Trail Bakery LLC',
  entityId: '20265000001',
  entityType: 'Limited Liability Company',
  jurisdiction: 'Colorado',
  formationDate: '2026-11-20',
  issuedAt: at.toISOString(),
  number: '4F7K22QX90BDM3TA',
};
const CHECK_ADDRESS = `http://localhost/business/certificate/${CERTIFIED.number}`;

describe.each([
  ['the review form', () => reviewForm(filing(), at)],
  ['the stamped filing', () => stampedFiling(filing(), STAMP)],
  ['the certificate', () => goodStandingCertificate({ ...CERTIFIED, checkAddress: CHECK_ADDRESS })],
  [
    'the letter with a passcode',
    () =>
      passcodeLetter({
        passcode: 'K7QWD9XM',
        name: 'Aspen Trail Bakery LLC',
        address: BROADWAY,
        issuedAt: at,
      }),
  ],
])('%s', (_, make) => {
  test('is a tagged PDF with a language, a shown title, a heading and the entity', async () => {
    const pdf = await make();
    const plain = plainText(pdf);
    expect(plain.startsWith('%PDF-1.7')).toBe(true);
    expect(plain).toContain('/Marked true');
    expect(plain).toContain('/Lang (en-US)');
    expect(plain).toContain('<pdfuaid:part>1</pdfuaid:part>');
    // Faces that lie on the reader's machine only are not allowed: each one used travels with the document.
    expect(plain).not.toMatch(/\/Subtype \/Type1\b/);
    expect(plain.match(/\/FontFile2 /g)).toHaveLength(new Set(plain.match(/\/F\d+(?= [\d.]+ Tf)/g)).size);
    expect(plain).toContain('/DisplayDocTitle true');
    expect(plain).toMatch(/\/S \/H1/);
    expect(visibleText(pdf)).toContain('Aspen Trail Bakery LLC');
  });

  test('says across the page that it has no legal effect', async () => {
    expect(visibleText(await make())).toContain('Demonstration, no legal effect');
  });

  test('says so before anything else when it is read aloud', async () => {
    expect(screenReaderRuns(await make()).flat()[0]).toBe('Demonstration, no legal effect');
  });

  test('keeps the main rules of PDF/UA', async () => {
    const pdf = await make();
    expect(uaFaults(pdf, structureOf(pdf).tags)).toEqual([]);
  });

  test('has no line that runs into the next one when it is read aloud', async () => {
    const runs = screenReaderRuns(await make());
    expect(runs.flat().length).toBeGreaterThan(3);
    const ends = runs.flatMap((piece) => piece.slice(0, -1));
    expect(ends.filter((run) => !/[\s-]$/.test(run))).toEqual([]);
  });

  test.each(CHECKERS)('is in order for %s, where that is installed', async (program, options, expected) => {
    const file = join(mkdtempSync(join(tmpdir(), 'document-')), 'document.pdf');
    writeFileSync(file, await make());
    const { error, status, stdout, stderr } = spawnSync(program, [...options, file]);
    if (error) return expect(error).toMatchObject({ code: 'ENOENT' });
    expect({ status, told: String(stderr) }).toEqual({ status: 0, told: '' });
    expect(String(stdout)).toMatch(expected);
  });

  test('is the same document whenever it is made', async () => {
    const [one, other] = [await make(), await make()];
    expect(one.equals(other)).toBe(true);
  });
});

test('the certificate says what its page says', async () => {
  const said = screenReaderRuns(
    await goodStandingCertificate({ ...CERTIFIED, checkAddress: CHECK_ADDRESS }),
  ).map((runs) => runs.join(''));
  expect(said).toEqual(expect.arrayContaining(Object.values(certificateText(CERTIFIED))));
});

test('the letter shows the passcode in one piece, to whom it goes, its last day, and that nobody asks for it', async () => {
  const pdf = await passcodeLetter({
    passcode: 'K7QWD9XM',
    name: 'Rowan Mailing',
    address: BROADWAY,
    // Half past eleven at night in Denver, when it is the next day elsewhere.
    issuedAt: new Date('2026-11-21T06:30:00Z'),
  });
  const lines = visibleText(pdf).split('\n');
  expect(lines).toContain('K7QWD9XM');
  expect(lines.slice(lines.indexOf('Rowan Mailing'))).toEqual(
    expect.arrayContaining(['1700 Broadway', 'Suite 300', 'Denver, CO 80290', 'November 20, 2026']),
  );
  expect(lines).toContain('Valid through January 4, 2027');
  expect(lines.join(' ')).toContain('Nobody from this office will ask you for this passcode');
  expect(lines).toContain('Page 1 of 1');
});

test('the letter is read out in the order of its meaning: who writes, to whom, the heading, the passcode, what to do with it', async () => {
  const facts = { passcode: 'K7QWD9XM', name: 'Rowan Mailing', address: BROADWAY, issuedAt: at };
  expect(structureOf(await passcodeLetter(facts))).toEqual({
    title: 'Passcode for Rowan Mailing',
    language: 'en-US',
    tags: 'Document(P P P P H1 P P P H2 L(LI(Lbl LBody) LI(Lbl LBody) LI(Lbl LBody)) H2 P P)',
  });
});

test('the review form says that it is not filed, the stamped filing says when and under which numbers it was', async () => {
  expect(visibleText(await reviewForm(filing(), at))).toContain('This document has not been filed.');
  const text = visibleText(await stampedFiling(filing(), STAMP));
  expect(text).toContain('Date and time: 11/20/2026 11:05 AM MST');
  expect(text).toContain('ID number: 20265000001');
  expect(text).toContain('Document number: 20265000002');
  expect(text).not.toContain('not been filed');
  expect(text.replace(/\s+/g, ' ')).toContain(englishOf(howToVerify(ON_RECORD)));
});

test('a filing carries the whole notice that its filer marked as read and understood', async () => {
  const text = visibleText(await reviewForm(filing(), at)).replace(/\s+/g, ' ');
  for (const paragraph of PERJURY_NOTICE) expect(text).toContain(paragraph);
});

/** The document of a filing whose filer asked for a moment of effect but whose effect counts from its receipt. */
async function printedFrom(effectiveDateTime: string): Promise<string> {
  const asked = filing();
  asked.effectiveDateValues = {
    ...asked.effectiveDateValues,
    effectiveAtTimeOfFilingRadio: 'N',
    effectiveDateTime,
  };
  return visibleText(await stampedFiling(asked, STAMP));
}

test('a filing whose typed moment had passed when it was paid is printed as the record has it', async () => {
  const text = await printedFrom('2026-11-20T17:00:00.000Z');
  expect(text).toContain('When it is filed');
  expect(text).not.toContain('10:00 AM');
});

test('a filing that staff approved after the day that was asked for is printed with that day', async () => {
  const text = await printedFrom('2027-01-05T17:00:00.000Z');
  expect(text).toContain('When it is filed');
  expect(text).toContain('Asked to take effect');
  expect(text).toContain('01/05/2027 10:00 AM MST');
});

test('a long filing runs over several numbered pages', async () => {
  const long = filing();
  long.additionalInfoValues.additionalInfo = 'A sentence of the additional information. '.repeat(45);
  long.formationValues.formers = Array.from({ length: 30 }, (_, index) => ({
    id: String(index),
    nameValues: {
      personTyp: 'FRMENT' as const,
      name: {
        nameTyp: 'O' as const,
        orgName: `Former ${index} Inc.`,
        firstName: '',
        middleName: '',
        lastName: '',
        suffix: '',
      },
    },
    addressValues: {
      streetAddress: { ...long.principalOfficeValues.streetAddress, address1: '1 Main St', city: 'Denver' },
    },
  }));
  const text = visibleText(await reviewForm(long, at));
  expect(text).toMatch(/Page 3 of \d/);
  expect(text).toContain('Former 29 Inc.');
});

/** A filing of every kind as it begins: a formation, or on an entity on record. */
const BEGUN = FILING_TYPES.map((filingType) => {
  const begun = initialFiling({ filingType, submissionKey: '0b0f4c7e-8b4e-4c39-9d29-5a2b4e5f6a01' });
  const isFormation = FORMATION_TYPES.some((type) => type === filingType);
  return [
    filingType,
    isFormation ? begun : { ...begun, entityId: '20101000001', entityType: 'DLLC' as const },
  ] as const;
});

/** The office's notices and the parts for staff appear on the review, but are not part of a public document. */
const UNPRINTED = ['notifications', 'email', 'privateAttachments'];

describe.each(BEGUN)('the documents of %s', (_type, begun) => {
  test.each([
    ['the review form', () => reviewForm(begun, at)],
    ['the stamped filing', () => stampedFiling(begun, STAMP)],
  ])('%s is tagged and has a numbered heading for every section of the review', async (_, make) => {
    const pdf = await make();
    const headings = visibleText(pdf).match(/^\d+\. .+$/gm) ?? [];
    const printed = reviewSections(begun).filter(({ section }) => !UNPRINTED.includes(section));
    // A filing on an entity names that first.
    expect(headings).toHaveLength(printed.length + (begun.entityId === '' ? 0 : 1));
    expect(headings.length).toBeGreaterThan(2);
    expect(plainText(pdf)).toContain('/Marked true');
    expect(plainText(pdf).match(/\/S \/H2/g)).toHaveLength(headings.length);
  });
});

test.each([
  ['the stamped filing', () => stampedFiling(filing(), STAMP)],
  ['the review form', () => reviewForm(filing(), at)],
  [
    'the letter with a passcode',
    () => passcodeLetter({ passcode: 'K7QWD9XM', name: 'A', address: BROADWAY, issuedAt: at }),
  ],
])('%s has no text below 10 points, and each head of a row says that it is one', async (_, make) => {
  const plain = plainText(await make());
  const sizes = [...plain.matchAll(/\/F\d+ ([\d.]+) Tf/g)].map(([, size]) => Number(size));
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10);
  const heads = plain.match(/\/S \/TH\b/g) ?? [];
  expect(plain.match(/\/Scope \/Row/g) ?? []).toHaveLength(heads.length);
});

test.each([
  ['short', 'Elk LLC'],
  ['long', `${'Mountain Meadow '.repeat(6)}LLC`],
  ['longest', `${'Mountain Meadow '.repeat(12)}LLC`],
])(
  'seal and code stand below the text of a certificate, within its frame, with a %s name',
  async (_, name) => {
    const pdf = plainText(await goodStandingCertificate({ ...CERTIFIED, name, checkAddress: CHECK_ADDRESS }));
    // Text is placed from the foot of the page, drawings from its head.
    const baselines = [...pdf.matchAll(/1 0 0 1 [\d.]+ ([\d.]+) Tm/g)].map(([, y]) => 792 - Number(y));
    const [, codeTop = ''] = /\n350 ([\d.]+) 92 92 re/.exec(pdf) ?? [];
    expect(baselines.length).toBeGreaterThan(5);
    expect(Number(codeTop)).toBeGreaterThan(Math.max(...baselines));
    expect(Number(codeTop) + 92).toBeLessThan(751);
  },
);
