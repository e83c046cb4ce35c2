import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const FILES_IN_SPANISH: Dictionary = {
  '{file}: {problem}': '{file}: {problem}',
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
  '".{extension}" file extensions are not allowed. Save {thing} as a PDF and attach that.':
    'No se permiten archivos con la extensión ".{extension}". Guarde {thing} como PDF y adjunte ese archivo.',
  '".{extension}" file extensions are not allowed. Save {thing} as a JPEG and attach that.':
    'No se permiten archivos con la extensión ".{extension}". Guarde {thing} como JPEG y adjunte ese archivo.',
  '".{extension}" file extensions are not allowed. Save {thing} as a text file that ends in .txt and attach that.':
    'No se permiten archivos con la extensión ".{extension}". Guarde {thing} como archivo de texto que termine en .txt y adjunte ese archivo.',
  '".{extension}" file extensions are not allowed. Open {thing}, take out the files in it and attach those.':
    'No se permiten archivos con la extensión ".{extension}". Abra {thing}, saque los archivos que contiene y adjúntelos.',
  '".{extension}" file extensions are not allowed. Attach a text, PDF, JPEG, GIF, PNG or TIFF file instead of this file.':
    'No se permiten archivos con la extensión ".{extension}". No adjunte este archivo, sino un archivo de texto, PDF, JPEG, GIF, PNG o TIFF.',
  '".{extension}" file extensions are not allowed. Attach a text, PDF, JPEG, GIF, PNG or TIFF file instead of {thing}.':
    'No se permiten archivos con la extensión ".{extension}". No adjunte {thing}, sino un archivo de texto, PDF, JPEG, GIF, PNG o TIFF.',
  '{type} file types are not allowed. Save {thing} as a PDF and attach that.':
    'No se permiten archivos del tipo {type}. Guarde {thing} como PDF y adjunte ese archivo.',
  '{type} file types are not allowed. Save {thing} as a JPEG and attach that.':
    'No se permiten archivos del tipo {type}. Guarde {thing} como JPEG y adjunte ese archivo.',
  '{type} file types are not allowed. Save {thing} as a text file that ends in .txt and attach that.':
    'No se permiten archivos del tipo {type}. Guarde {thing} como archivo de texto que termine en .txt y adjunte ese archivo.',
  '{type} file types are not allowed. Open {thing}, take out the files in it and attach those.':
    'No se permiten archivos del tipo {type}. Abra {thing}, saque los archivos que contiene y adjúntelos.',
  '{type} file types are not allowed. Attach a text, PDF, JPEG, GIF, PNG or TIFF file instead of {thing}.':
    'No se permiten archivos del tipo {type}. No adjunte {thing}, sino un archivo de texto, PDF, JPEG, GIF, PNG o TIFF.',
  '".{extension}" file extensions are not allowed. The file is a {expected}: make its name end in .{ending} and attach it again.':
    'No se permiten archivos con la extensión ".{extension}". El archivo es un {expected}: haga que su nombre termine en .{ending} y adjúntelo de nuevo.',
  'Files of this type are not allowed. Attach a text, PDF, JPEG, GIF, PNG or TIFF file instead.':
    'No se permiten archivos de este tipo. Adjunte en su lugar un archivo de texto, PDF, JPEG, GIF, PNG o TIFF.',
  'Pictures of this type are not allowed. Save the picture as a JPEG and attach that.':
    'No se permiten imágenes de este tipo. Guarde la imagen como JPEG y adjunte ese archivo.',
  '{file} has no pages. Save the document again and attach that.':
    '{file} no tiene páginas. Guarde el documento de nuevo y adjunte ese archivo.',
  "{file} can't be opened: it is damaged or not complete. Save the file again and attach that.":
    'No se puede abrir {file}: está dañado o incompleto. Guarde el archivo de nuevo y adjúntelo.',
  'E-book': 'libro electrónico',
  'Camera raw': 'imagen sin procesar',
  Icon: 'icono',
  Log: 'registro',
  Archive: 'archivo comprimido',
  Program: 'programa',
  Font: 'fuente',
  'the font': 'la fuente',
  'the InDesign document': 'el documento de InDesign',
  Database: 'base de datos',
  Shortcut: 'acceso directo',
  Video: 'video',
  Audio: 'audio',
  'JPEG XL': 'JPEG XL',
  'JPEG 2000': 'JPEG 2000',
  'the Word document': 'el documento de Word',
  'the Excel workbook': 'el libro de Excel',
  'the PowerPoint presentation': 'la presentación de PowerPoint',
  'the Visio drawing': 'el dibujo de Visio',
  'the Publisher document': 'el documento de Publisher',
  'the Office document': 'el documento de Office',
  'the OpenDocument file': 'el archivo OpenDocument',
  'the Pages document': 'el documento de Pages',
  'the Numbers spreadsheet': 'la hoja de cálculo de Numbers',
  'the Keynote presentation': 'la presentación de Keynote',
  'the Google document': 'el documento de Google',
  'the table': 'la tabla',
  'the web page': 'la página web',
  'the RTF document': 'el documento RTF',
  'the WordPerfect document': 'el documento de WordPerfect',
  'the email message': 'el mensaje de correo electrónico',
  'the e-book': 'el libro electrónico',
  'the PostScript document': 'el documento PostScript',
  'the XPS document': 'el documento XPS',
  'the drawing': 'el dibujo',
  'the HEIC picture': 'la imagen HEIC',
  'the WebP picture': 'la imagen WebP',
  'the AVIF picture': 'la imagen AVIF',
  'the bitmap': 'el mapa de bits',
  'the SVG drawing': 'el dibujo SVG',
  'the JPEG 2000 picture': 'la imagen JPEG 2000',
  'the JPEG XL picture': 'la imagen JPEG XL',
  'the Photoshop picture': 'la imagen de Photoshop',
  'the raw picture of the camera': 'la imagen sin procesar de la cámara',
  'the icon': 'el icono',
  'the Markdown text': 'el texto Markdown',
  'the log': 'el registro',
  'the XML text': 'el texto XML',
  'the JSON text': 'el texto JSON',
  'the ZIP file': 'el archivo ZIP',
  'the archive': 'el archivo comprimido',
  'the program': 'el programa',
  'the database': 'la base de datos',
  'the shortcut': 'el acceso directo',
  'the video': 'el video',
  'the recording': 'la grabación',
  'this file': 'este archivo',
  PDF: 'PDF',
  JPEG: 'JPEG',
  GIF: 'GIF',
  PNG: 'PNG',
  TIFF: 'TIFF',
  text: 'texto',
  'text file': 'archivo de texto',
  '{file} is empty.': '{file} está vacío.',
  '{file} is no longer held. Delete it and add it again.':
    '{file} ya no está guardado. Elimínelo y agréguelo de nuevo.',
  "{file} can't be attached: a virus was found in it.":
    'No se puede adjuntar {file}: se encontró un virus en él.',
  '{file} is not a {expected}: its content is {contents}. Make its name end in .{ending} and attach it again.':
    '{file} no es un {expected}: su contenido es {contents}. Haga que su nombre termine en .{ending} y adjúntelo de nuevo.',
  '{file} is not a {expected}: its content is of no known type. Save the file again and attach that.':
    '{file} no es un {expected}: su contenido es de un tipo desconocido. Guarde el archivo de nuevo y adjúntelo.',
  '{file} is larger than {max} MB.': '{file} ocupa más de {max} MB.',
  'You must attach a document that states the authorized capital stock, the number of shares and the par value, each a number between 1 and 2,000,000,000, and the membership information.':
    'Debe adjuntar un documento que indique el capital social autorizado, el número de acciones y el valor nominal, cada uno un número entre 1 y 2,000,000,000, y la información de los miembros.',
  'You must attach a document that states the authorized capital stock, the number of shares and the par value, ':
    'Debe adjuntar un documento que indique el capital social autorizado, el número de acciones y el valor nominal, ',
  'each a number between 1 and 2,000,000,000, and the membership information.':
    'cada uno un número entre 1 y 2,000,000,000, y la información de los miembros.',
};
