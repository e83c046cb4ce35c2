import type { Dictionary } from '#rules';

/** Texts of these pages in Spanish, by the English ones. */
export const ATTACHMENTS_IN_SPANISH: Dictionary = {
  '; {heldCount} added so far': '; {heldCount} agregados hasta ahora',
  'Add a file': 'Agregar un archivo',
  'At most {maxFiles} files': 'Como máximo {maxFiles} archivos',
  'Choose files': 'Elegir archivos',
  Download: 'Descargar',
  'Drag files here, or': 'Arrastre archivos aquí, o',
  Files: 'Archivos',
  'No files have been added.': 'No se han agregado archivos.',
  'No passwords on PDFs, no special characters in file names':
    'Sin contraseñas en los PDF ni caracteres especiales en los nombres de archivo',
  'One file': 'Un archivo',
  'Text, PDF, JPG, GIF, PNG and TIFF files': 'Archivos de texto, PDF, JPG, GIF, PNG y TIFF',
  'Uploading file {number} of {total}': 'Subiendo el archivo {number} de {total}',
  '{maxMegabytes} MB or less together': '{maxMegabytes} MB o menos en total',
  '1 byte': '1 byte',
  '{bytes} bytes': '{bytes} bytes',
};
