import { OFFICE } from '../environments';
import { asArtifact, COLUMN, FONTS, LOOK } from './sheet';
import type { Sheet } from './sheet';

/** The office's mark: a shield with a check, `size` points wide. */
export function drawMark(doc: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 32);
  doc.path('M16 2 28 6v9c0 7.5-5 12.6-12 15C9 27.6 4 22.5 4 15V6Z').fill(LOOK.deep);
  doc.path('m10.5 16 4 4 7.5-8').lineWidth(3).lineCap('round').lineJoin('round').stroke('#ffffff');
  doc.restore();
}

/** Mark, office and title at the head of a form; leaves the pen under the rule. */
export function drawLetterhead(
  { doc, root }: Sheet,
  { title, subtitle }: { title: string; subtitle: string },
): void {
  asArtifact(doc, () => drawMark(doc, LOOK.left - 4, LOOK.top - 4, 40));
  root.add(
    doc.struct('P', {}, () => {
      doc.font(FONTS.bold).fontSize(10).fillColor(LOOK.deep);
      doc.text(OFFICE.name, LOOK.left + 44, LOOK.top + 2, { width: 260 });
      doc.font(FONTS.text).fontSize(9).fillColor(LOOK.soft);
      doc.text('Business filings', LOOK.left + 44, doc.y + 1, { width: 260 });
    }),
  );
  root.add(
    doc.struct('H1', {}, () => {
      doc.font(FONTS.serifBold).fontSize(21).fillColor(LOOK.ink);
      doc.text(title, LOOK.left, LOOK.top + 62, { width: COLUMN });
    }),
  );
  root.add(
    doc.struct('P', {}, () => {
      doc.font(FONTS.text).fontSize(9.5).fillColor(LOOK.soft);
      doc.text(subtitle, LOOK.left, doc.y + 3, { width: COLUMN });
    }),
  );
  asArtifact(doc, () => {
    const y = doc.y + 10;
    doc.moveTo(LOOK.left, y).lineTo(LOOK.right, y).lineWidth(2).strokeColor(LOOK.deep).stroke();
    doc
      .moveTo(LOOK.left, y + 3)
      .lineTo(LOOK.right, y + 3)
      .lineWidth(0.75)
      .strokeColor(LOOK.warm)
      .stroke();
  });
  doc.y += 24;
}
