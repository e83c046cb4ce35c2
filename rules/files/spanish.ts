import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const FILES_IN_SPANISH: Dictionary = {
  '".{extension}" file extensions are not allowed.':
    'No se permiten archivos con la extensión ".{extension}".',
  'Combined size of all files must be {max} MB or less.':
    'El tamaño de todos los archivos juntos debe ser de {max} MB o menos.',
  'Invalid characters in file name: {characters}':
    'Caracteres no válidos en el nombre del archivo: {characters}',
  'Some characters in the file name do not show. Rename the file, and attach it again.':
    'Algunos caracteres del nombre del archivo no se ven. Cambie el nombre del archivo y adjúntelo de nuevo.',
  'Only One Attachment is Allowed': 'Solo se permite un archivo adjunto',
  'Only {max} attachments are allowed.': 'Solo se permiten {max} archivos adjuntos.',
  "Password-protected PDFs can't be uploaded - remove passwords from your file before you attach them.":
    'No se pueden subir PDF protegidos con contraseña: quite la contraseña de su archivo antes de adjuntarlo.',
  "Your file can't be attached. Not a file.": 'Su archivo no se puede adjuntar. No es un archivo.',
  "Your files can't be attached. If you are attempting to drop a folder, select all the files within the folder and drag them all at once.":
    'Sus archivos no se pueden adjuntar. Si intenta soltar una carpeta, seleccione todos los archivos de la carpeta y arrástrelos todos a la vez.',
  "Your files can't be attached. If you are attempting to drop a folder, ":
    'Sus archivos no se pueden adjuntar. Si intenta soltar una carpeta, ',
  'select all the files within the folder and drag them all at once.':
    'seleccione todos los archivos de la carpeta y arrástrelos todos a la vez.',
  '{type} file types are not allowed.': 'No se permiten archivos del tipo {type}.',
  '".{extension}" file extensions are not allowed. Save the picture as a JPEG and attach that.':
    'No se permiten archivos con la extensión ".{extension}". Guarde la imagen como JPEG y adjunte ese archivo.',
  '".{extension}" file extensions are not allowed. Save the document as a PDF and attach that.':
    'No se permiten archivos con la extensión ".{extension}". Guarde el documento como PDF y adjunte ese archivo.',
  '{type} file types are not allowed. Save the picture as a JPEG and attach that.':
    'No se permiten archivos del tipo {type}. Guarde la imagen como JPEG y adjunte ese archivo.',
  '{type} file types are not allowed. Save the document as a PDF and attach that.':
    'No se permiten archivos del tipo {type}. Guarde el documento como PDF y adjunte ese archivo.',
  'Files of this type are not allowed.': 'No se permiten archivos de este tipo.',
  'Pictures of this type are not allowed. Save the picture as a JPEG and attach that.':
    'No se permiten imágenes de este tipo. Guarde la imagen como JPEG y adjunte ese archivo.',
  '{file} has no pages.': '{file} no tiene páginas.',
  "{file} can't be opened: it is damaged or not complete. Save the file again and attach that.":
    'No se puede abrir {file}: está dañado o incompleto. Guarde el archivo de nuevo y adjúntelo.',
  PDF: 'PDF',
  JPEG: 'JPEG',
  GIF: 'GIF',
  PNG: 'PNG',
  TIFF: 'TIFF',
  Audio: 'audio',
  Video: 'video',
  'of no known type': 'de un tipo desconocido',
  text: 'texto',
  'text file': 'archivo de texto',
  '{file} is empty.': '{file} está vacío.',
  '{file} is not a {expected}: its content is {contents}.':
    '{file} no es un {expected}: su contenido es {contents}.',
  '{file} is larger than {max} MB.': '{file} ocupa más de {max} MB.',
  'You must attach a document that states the authorized capital stock, the number of shares and the par value, each a number between 1 and 2,000,000,000, and the membership information.':
    'Debe adjuntar un documento que indique el capital social autorizado, el número de acciones y el valor nominal, cada uno un número entre 1 y 2,000,000,000, y la información de los miembros.',
  'You must attach a document that states the authorized capital stock, the number of shares and the par value, ':
    'Debe adjuntar un documento que indique el capital social autorizado, el número de acciones y el valor nominal, ',
  'each a number between 1 and 2,000,000,000, and the membership information.':
    'cada uno un número entre 1 y 2,000,000,000, y la información de los miembros.',
};
