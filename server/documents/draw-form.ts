import { PERJURY_NOTICE, term } from '#rules';
import type { FormRow } from './form-row';
import type { FormSection } from './form-sections';
import type { PdfPage } from './pdf-page';
import { FONTS } from './fonts';
import { asArtifact, asLines, COLUMN_WIDTH, THEME } from './pdf-page';
import { printableText } from './printable';

const LABEL_WIDTH = 168;
const VALUE_LEFT = THEME.left + LABEL_WIDTH + 12;
const VALUE_WIDTH = THEME.right - VALUE_LEFT;
const SECTION_HEIGHT = 64;
const ROW_PADDING = 13;

const labelOf = ({ language }: PdfPage, { label }: FormRow): string => printableText(language.print(label));

const valueOf = ({ language }: PdfPage, { values }: FormRow): string =>
  printableText(asLines(values.map(language.print).filter(Boolean)) || language.say('Not given'));

/** Begins a new page when less than `height` is left of this one. */
function makeRoom({ doc }: PdfPage, height: number): void {
  if (doc.y + height > doc.page.height - THEME.bottom) doc.addPage();
}

function rowHeight(page: PdfPage, row: FormRow): number {
  const { doc } = page;
  doc.font(FONTS.bold).fontSize(10);
  const label = doc.heightOfString(labelOf(page, row), { width: LABEL_WIDTH });
  doc.font(FONTS.text).fontSize(10);
  return (
    Math.max(label, doc.heightOfString(valueOf(page, row), { width: VALUE_WIDTH, lineGap: 2 })) + ROW_PADDING
  );
}

/** Says that the cell names its row (PDF/UA-1, 7.5); the library has no option for it. */
function scopeToRow(cell: PDFKit.PDFStructureElement): void {
  const { data } = (cell as unknown as { dictionary: { data: Record<string, unknown> } }).dictionary;
  data.A = { O: 'Table', Scope: 'Row' };
}

function drawRow(page: PdfPage, table: PDFKit.PDFStructureElement, row: FormRow): void {
  const { doc } = page;
  const height = rowHeight(page, row);
  makeRoom(page, height);
  const top = doc.y;
  const line = doc.struct('TR');
  table.add(line);
  const head = doc.struct('TH', {}, () => {
    doc.font(FONTS.bold).fontSize(10).fillColor(THEME.soft);
    doc.text(labelOf(page, row), THEME.left, top, { width: LABEL_WIDTH });
  });
  scopeToRow(head);
  line.add(head);
  line.add(
    doc.struct('TD', {}, () => {
      doc.font(FONTS.text).fontSize(10).fillColor(THEME.ink);
      doc.text(valueOf(page, row), VALUE_LEFT, top, { width: VALUE_WIDTH, lineGap: 2 });
    }),
  );
  line.end();
  doc.y = top + height;
  asArtifact(doc, () => {
    const y = doc.y - ROW_PADDING / 2;
    doc.moveTo(THEME.left, y).lineTo(THEME.right, y).lineWidth(0.5).strokeColor(THEME.rule).stroke();
  });
}

function drawSection(page: PdfPage, section: FormSection, number: number): void {
  const { doc, root, language } = page;
  makeRoom(page, SECTION_HEIGHT);
  root.add(
    doc.struct('H2', {}, () => {
      doc.font(FONTS.serifBold).fontSize(13).fillColor(THEME.deep);
      doc.text(`${number}. ${language.say(section.title)}`, THEME.left, doc.y + 8, { width: COLUMN_WIDTH });
    }),
  );
  doc.y += 7;
  const table = doc.struct('Table');
  root.add(table);
  const rows = section.rows.length > 0 ? section.rows : [{ label: term(section.title), values: [] }];
  for (const row of rows) drawRow(page, table, row);
  table.end();
}

function drawNotice({ doc, root }: PdfPage, paragraph: string, gap: number): void {
  root.add(
    doc.struct('P', {}, () => {
      doc.font(FONTS.serifItalic).fontSize(10).fillColor(THEME.soft);
      doc.text(paragraph, THEME.left, doc.y + gap, { width: COLUMN_WIDTH, lineGap: 1.5 });
    }),
  );
}

/** The numbered sections of a form and the notice under which it is delivered, in the words that its filer has read. */
export function drawForm(page: PdfPage, sections: readonly FormSection[]): void {
  const { doc, language } = page;
  const notice = PERJURY_NOTICE.map(language.say);
  sections.forEach((section, index) => drawSection(page, section, index + 1));
  doc.font(FONTS.serifItalic).fontSize(10);
  makeRoom(page, doc.heightOfString(notice.join('\n'), { width: COLUMN_WIDTH, lineGap: 1.5 }) + 32);
  notice.forEach((paragraph, index) => drawNotice(page, paragraph, index === 0 ? 14 : 6));
}
