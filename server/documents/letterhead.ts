import { OFFICE } from '../settings/environments';
import { FONTS } from './fonts';
import { asArtifact, COLUMN_WIDTH, endingInLink, THEME } from './pdf-page';
import type { PdfPage } from './pdf-page';

/** The office's mark: a shield with a check, `size` points wide. */
export function drawLogo(doc: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 32);
  doc.path('M16 2 28 6v9c0 7.5-5 12.6-12 15C9 27.6 4 22.5 4 15V6Z').fill(THEME.deep);
  doc.path('m10.5 16 4 4 7.5-8').lineWidth(3).lineCap('round').lineJoin('round').stroke('#ffffff');
  doc.restore();
}

/** Mark and name of the office, at the head of every paper. */
export function drawOffice({ doc, root, language }: PdfPage): void {
  asArtifact(doc, () => drawLogo(doc, THEME.left - 4, THEME.top - 4, 40));
  root.add(
    doc.struct('P', {}, () => {
      doc.font(FONTS.bold).fontSize(10).fillColor(THEME.deep);
      doc.text(`${OFFICE.name} `, THEME.left + 44, THEME.top + 2, { width: 260 });
      doc.font(FONTS.text).fontSize(10).fillColor(THEME.soft);
      doc.text(language.say('Business filings'), THEME.left + 44, doc.y + 1, { width: 260 });
    }),
  );
}

/** Mark, office and title at the head of a form; the subtitle may end in an address. Leaves the pen under the rule. */
export function drawLetterhead(
  page: PdfPage,
  { title, subtitle, address = '' }: { title: string; subtitle: string; address?: string },
): void {
  const { doc, root } = page;
  drawOffice(page);
  root.add(
    doc.struct('H1', {}, () => {
      doc.font(FONTS.serifBold).fontSize(21).fillColor(THEME.ink);
      doc.text(title, THEME.left, THEME.top + 62, { width: COLUMN_WIDTH });
    }),
  );
  const before = () => {
    doc.font(FONTS.text).fontSize(10).fillColor(THEME.soft);
    doc.text(subtitle, THEME.left, doc.y + 3, { width: COLUMN_WIDTH, continued: address !== '' });
  };
  const link = () => void doc.text(address, { link: address, underline: true, continued: false });
  root.add(address === '' ? doc.struct('P', {}, before) : endingInLink(doc, 'P', { before, link }));
  asArtifact(doc, () => {
    const y = doc.y + 10;
    doc.moveTo(THEME.left, y).lineTo(THEME.right, y).lineWidth(2).strokeColor(THEME.deep).stroke();
    doc
      .moveTo(THEME.left, y + 3)
      .lineTo(THEME.right, y + 3)
      .lineWidth(0.75)
      .strokeColor(THEME.warm)
      .stroke();
  });
  doc.y += 24;
}
