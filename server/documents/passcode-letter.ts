import type { Address } from '#rules';
import { formatAddress, officeDay, passcodeLastDay } from '#rules';
import { DateTime } from 'luxon';
import { OFFICE } from '../settings/environments';
import { drawOffice } from './letterhead';
import type { PdfPage } from './pdf-page';
import { FONTS } from './fonts';
import { asArtifact, asLines, COLUMN_WIDTH, createPdf, THEME } from './pdf-page';
import { printable } from './printable';

/** The content of a letter with a passcode. */
interface PasscodeLetterFacts {
  passcode: string;
  name: string;
  /** The address to which it is mailed. */
  address: Address;
  issuedAt: Date;
}

/** The position at which the address shows in the window of an envelope. */
const WINDOW_TOP = 132;

const BOX_HEIGHT = 78;
const PASSCODE_SPACING = 9;

const longDay = (day: string): string => DateTime.fromISO(day, { locale: 'en-US' }).toFormat('MMMM d, yyyy');

interface Style {
  tag?: string;
  font?: string;
  size?: number;
  color?: string;
  /** Points above. */
  gap?: number;
}

function paragraph(
  { doc, root }: PdfPage,
  text: string,
  { tag = 'P', font = FONTS.text, size = 10.5, color = THEME.ink, gap = 9 }: Style = {},
): void {
  root.add(
    doc.struct(tag, {}, () => {
      doc.font(font).fontSize(size).fillColor(color);
      doc.text(printable(text), THEME.left, doc.y + gap, { width: COLUMN_WIDTH, lineGap: 2 });
    }),
  );
}

function drawAddress({ doc, root }: PdfPage, { name, address }: PasscodeLetterFacts): void {
  root.add(
    doc.struct('P', {}, () => {
      doc.font(FONTS.text).fontSize(11).fillColor(THEME.ink);
      const lines = [name, ...formatAddress(address)];
      doc.text(printable(asLines(lines)), THEME.left, WINDOW_TOP, { width: 300, lineGap: 2 });
    }),
  );
  doc.y = Math.max(doc.y, WINDOW_TOP + 90);
}

/** Large and spaced by the font, not by blanks: copied or read aloud, it is the passcode. */
function drawPasscode({ doc, root }: PdfPage, passcode: string): void {
  const top = doc.y + 14;
  asArtifact(doc, () => {
    doc.rect(THEME.left, top, COLUMN_WIDTH, BOX_HEIGHT).fill(THEME.ground);
    doc.rect(THEME.left, top, COLUMN_WIDTH, BOX_HEIGHT).lineWidth(1.5).strokeColor(THEME.deep).stroke();
  });
  root.add(
    doc.struct('P', { alt: `Passcode: ${[...passcode].join(' ')}`, actual: passcode }, () => {
      doc.font(FONTS.code).fontSize(34).fillColor(THEME.ink);
      doc.text(passcode, THEME.left + PASSCODE_SPACING / 2, top + 16, {
        width: COLUMN_WIDTH,
        align: 'center',
        characterSpacing: PASSCODE_SPACING,
        lineBreak: false,
      });
    }),
  );
  doc.y = top + BOX_HEIGHT;
}

function drawList({ doc, root }: PdfPage, items: readonly string[]): void {
  const list = doc.struct('L');
  root.add(list);
  items.forEach((text, index) => {
    const item = doc.struct('LI');
    list.add(item);
    const y = doc.y + 6;
    item.add(
      doc.struct('Lbl', {}, () => {
        doc.font(FONTS.bold).fontSize(10.5).fillColor(THEME.deep);
        doc.text(`${index + 1}.`, THEME.left, y, { width: 18 });
      }),
    );
    item.add(
      doc.struct('LBody', {}, () => {
        doc.font(FONTS.text).fontSize(10.5).fillColor(THEME.ink);
        doc.text(text, THEME.left + 20, y, { width: COLUMN_WIDTH - 20, lineGap: 2 });
      }),
    );
    item.end();
  });
  list.end();
}

const STEPS = [
  'In the filing, at the registered agent, choose Individual, then Passcode.',
  'Enter the eight characters. Upper and lower case make no difference.',
  'Check your name and addresses, and finish the filing. The passcode works for one registered agent, once.',
];

const WARNINGS = [
  'Nobody from this office will ask you for this passcode by telephone, email or text message. Do not tell it to anybody who calls you. ' +
    'Give it only to the person who files for a business whose registered agent you have agreed to be.',
  'If you did not ask for this letter, or do not want to be a registered agent, you need not do anything: without the passcode nobody ' +
    'can name you with it. If you get several letters, each passcode works once, until its own last day.',
];

/** The letter with which a passcode is mailed to the individual who is to be a registered agent (A2-agent-mail). */
export const passcodeLetter = (facts: PasscodeLetterFacts): Promise<Buffer> => {
  const instant = facts.issuedAt.toISOString();
  return createPdf(
    {
      title: `Passcode for ${facts.name}`,
      subject: 'Passcode of a registered agent',
      madeAt: facts.issuedAt,
      footer: `${OFFICE.name}, ${OFFICE.helpPhone}, ${OFFICE.helpEmail}`,
    },
    (page) => {
      drawOffice(page);
      drawAddress(page, facts);
      paragraph(page, longDay(officeDay(instant)), { color: THEME.soft, gap: 0 });
      paragraph(page, 'Your passcode', { tag: 'H1', font: FONTS.serifBold, size: 21, gap: 14 });
      paragraph(
        page,
        'A passcode was requested for you in the online filing service of this office. With it a business that names you as its ' +
          'registered agent shows that you received this letter and have agreed.',
      );
      drawPasscode(page, facts.passcode);
      paragraph(page, `Valid through ${longDay(passcodeLastDay(instant))}`, {
        font: FONTS.bold,
        size: 11.5,
        color: THEME.deep,
        gap: 12,
      });
      paragraph(page, 'How to use it', { tag: 'H2', font: FONTS.bold, size: 12, gap: 18 });
      drawList(page, STEPS);
      paragraph(page, 'Keep it to yourself', { tag: 'H2', font: FONTS.bold, size: 12, gap: 18 });
      for (const warning of WARNINGS) paragraph(page, warning, { gap: 6 });
    },
  );
};
