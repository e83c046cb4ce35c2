import qrcode from 'qrcode-generator';
import { asArtifact, type PdfPage } from './pdf-page';

/** Modules of light ground that a reader needs around the code. */
const QUIET = 4;

/**
 * Draws an address as a QR code of black squares on white, `size` points wide with the quiet zone around it. For screen readers it is
 * decoration: the address is printed beside it.
 */
export function drawQrCode({ doc }: PdfPage, address: string, x: number, y: number, size: number): void {
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  const count = code.getModuleCount();
  const module = size / (count + 2 * QUIET);
  asArtifact(doc, () => {
    doc.rect(x, y, size, size).fill('#ffffff');
    for (let row = 0; row < count; row += 1)
      for (let column = 0; column < count; column += 1)
        if (code.isDark(row, column))
          doc.rect(x + (column + QUIET) * module, y + (row + QUIET) * module, module, module);
    doc.fill('#000000');
  });
}
