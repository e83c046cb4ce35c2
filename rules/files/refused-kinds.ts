/** What can be done with a file that may not be attached. */
export type Instead = 'document' | 'picture' | 'text' | 'unpack' | 'another';

/** A kind of file that may not be attached, as people call it. */
export interface RefusedKind {
  /** As in "Word file types are not allowed." */
  name: string;
  /** As in "Save the Word document as a PDF". */
  thing: string;
  instead: Instead;
  extensions: readonly string[];
  mimeTypes: readonly string[];
}

const kind = (
  instead: Instead,
  name: string,
  thing: string,
  extensions: readonly string[],
  mimeTypes: readonly string[] = [],
): RefusedKind => ({ instead, name, thing, extensions, mimeTypes });

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';

/** The kinds that filers are known to have, with those that the specification knows but does not accept (W section 3). */
export const REFUSED_KINDS: readonly RefusedKind[] = [
  kind(
    'document',
    'Word',
    'the Word document',
    ['doc', 'docx', 'docm', 'dot', 'dotx', 'dotm'],
    [
      'application/msword',
      'application/vnd.ms-word.document.macroenabled.12',
      'application/vnd.ms-word.template.macroenabled.12',
      `${OFFICE}.wordprocessingml.document`,
      `${OFFICE}.wordprocessingml.template`,
    ],
  ),
  kind(
    'document',
    'Excel',
    'the Excel workbook',
    ['xls', 'xlsx', 'xlsm', 'xlsb', 'xlt', 'xltx'],
    [
      'application/vnd.ms-excel',
      'application/vnd.ms-excel.sheet.macroenabled.12',
      'application/vnd.ms-excel.template.macroenabled.12',
      `${OFFICE}.spreadsheetml.sheet`,
      `${OFFICE}.spreadsheetml.template`,
    ],
  ),
  kind(
    'document',
    'PowerPoint',
    'the PowerPoint presentation',
    ['ppt', 'pptx', 'pptm', 'pps', 'ppsx', 'pot', 'potx'],
    [
      'application/vnd.ms-powerpoint',
      'application/vnd.ms-powerpoint.presentation.macroenabled.12',
      `${OFFICE}.presentationml.presentation`,
      `${OFFICE}.presentationml.slideshow`,
      `${OFFICE}.presentationml.template`,
    ],
  ),
  kind('document', 'Visio', 'the Visio drawing', ['vsd', 'vsdx'], ['application/vnd.visio']),
  kind('document', 'Publisher', 'the Publisher document', ['pub']),
  kind('document', 'InDesign', 'the InDesign document', ['indd'], ['application/x-indesign']),
  // Word, Excel and others wrote files of one kind until 2007.
  kind('document', 'Office', 'the Office document', [], ['application/x-cfb']),
  kind(
    'document',
    'OpenDocument',
    'the OpenDocument file',
    ['odt', 'ods', 'odp', 'odg', 'ott', 'ots'],
    [
      `${OPEN}.text`,
      `${OPEN}.spreadsheet`,
      `${OPEN}.presentation`,
      `${OPEN}.graphics`,
      `${OPEN}.text-template`,
      `${OPEN}.spreadsheet-template`,
    ],
  ),
  kind(
    'document',
    'Pages',
    'the Pages document',
    ['pages'],
    ['application/vnd.apple.pages', 'application/x-iwork-pages-sffpages'],
  ),
  kind('document', 'Numbers', 'the Numbers spreadsheet', ['numbers'], ['application/vnd.apple.numbers']),
  kind('document', 'Keynote', 'the Keynote presentation', ['key'], ['application/vnd.apple.keynote']),
  kind('document', 'Google', 'the Google document', ['gdoc', 'gsheet', 'gslides']),
  kind('document', 'CSV', 'the table', ['csv', 'tsv'], ['text/csv', 'text/tab-separated-values']),
  kind(
    'document',
    'HTML',
    'the web page',
    ['html', 'htm', 'xhtml', 'mht', 'mhtml', 'webarchive'],
    ['text/html', 'application/xhtml+xml'],
  ),
  kind('document', 'RTF', 'the RTF document', ['rtf', 'rtfd'], ['application/rtf', 'text/rtf']),
  kind(
    'document',
    'WordPerfect',
    'the WordPerfect document',
    ['wpd', 'wps'],
    ['application/vnd.wordperfect'],
  ),
  kind(
    'document',
    'Email',
    'the email message',
    ['eml', 'emlx', 'msg'],
    ['message/rfc822', 'application/vnd.ms-outlook'],
  ),
  kind(
    'document',
    'E-book',
    'the e-book',
    ['epub', 'mobi', 'azw'],
    ['application/epub+zip', 'application/x-mobipocket-ebook'],
  ),
  kind(
    'document',
    'PostScript',
    'the PostScript document',
    ['ps', 'eps', 'ai'],
    ['application/postscript', 'application/eps'],
  ),
  kind('document', 'XPS', 'the XPS document', ['xps', 'oxps'], ['application/vnd.ms-xpsdocument']),
  kind('document', 'AutoCAD', 'the drawing', ['dwg', 'dxf'], ['image/vnd.dwg']),
  kind(
    'picture',
    'HEIC',
    'the HEIC picture',
    ['heic', 'heif', 'hif'],
    ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'],
  ),
  kind('picture', 'WebP', 'the WebP picture', ['webp'], ['image/webp']),
  kind('picture', 'AVIF', 'the AVIF picture', ['avif'], ['image/avif']),
  kind('picture', 'BMP', 'the bitmap', ['bmp', 'dib'], ['image/bmp', 'image/x-bmp', 'image/x-ms-bmp']),
  kind('picture', 'SVG', 'the SVG drawing', ['svg', 'svgz'], ['image/svg+xml']),
  kind(
    'picture',
    'JPEG 2000',
    'the JPEG 2000 picture',
    ['jp2', 'j2k', 'j2c', 'jpf', 'jpx', 'jpm'],
    ['image/jp2', 'image/jpx', 'image/jpm', 'image/j2c', 'image/mj2'],
  ),
  kind('picture', 'JPEG XL', 'the JPEG XL picture', ['jxl'], ['image/jxl']),
  kind('picture', 'Photoshop', 'the Photoshop picture', ['psd', 'psb'], ['image/vnd.adobe.photoshop']),
  kind(
    'picture',
    'Camera raw',
    'the raw picture of the camera',
    ['dng', 'cr2', 'cr3', 'nef', 'arw', 'orf', 'rw2', 'raf'],
    [
      'image/x-adobe-dng',
      'image/x-canon-cr2',
      'image/x-canon-cr3',
      'image/x-nikon-nef',
      'image/x-sony-arw',
      'image/x-olympus-orf',
      'image/x-panasonic-rw2',
      'image/x-fujifilm-raf',
    ],
  ),
  kind('picture', 'Icon', 'the icon', ['ico', 'icns'], ['image/x-icon', 'image/icns']),
  kind('text', 'Markdown', 'the Markdown text', ['md', 'markdown'], ['text/markdown']),
  kind('text', 'Log', 'the log', ['log']),
  kind('text', 'XML', 'the XML text', ['xml'], ['application/xml', 'text/xml']),
  kind('text', 'JSON', 'the JSON text', ['json'], ['application/json']),
  kind('unpack', 'ZIP', 'the ZIP file', ['zip', 'zipx'], ['application/zip', 'application/x-zip-compressed']),
  kind(
    'unpack',
    'Archive',
    'the archive',
    ['rar', '7z', 'tar', 'gz', 'tgz', 'bz2', 'xz', 'cab'],
    [
      'application/x-rar-compressed',
      'application/x-7z-compressed',
      'application/x-tar',
      'application/gzip',
      'application/x-bzip2',
      'application/x-xz',
      'application/vnd.ms-cab-compressed',
      'application/x-compress',
      'application/zstd',
    ],
  ),
  kind(
    'another',
    'Program',
    'the program',
    [
      'exe',
      'msi',
      'dll',
      'com',
      'bat',
      'cmd',
      'scr',
      'ps1',
      'vbs',
      'js',
      'sh',
      'jar',
      'apk',
      'dmg',
      'pkg',
      'app',
      'deb',
      'rpm',
    ],
    [
      'application/x-msdownload',
      'application/x-elf',
      'application/x-mach-binary',
      'application/java-vm',
      'application/java-archive',
      'application/vnd.android.package-archive',
      'application/wasm',
      'application/x-apple-diskimage',
      'application/x-deb',
      'application/x-rpm',
    ],
  ),
  kind('another', 'Font', 'the font', ['ttf', 'otf', 'ttc', 'woff', 'woff2']),
  kind('another', 'Database', 'the database', ['mdb', 'accdb', 'sqlite', 'db'], ['application/x-sqlite3']),
  kind(
    'another',
    'Shortcut',
    'the shortcut',
    ['lnk', 'url', 'webloc'],
    ['application/x.ms.shortcut', 'application/x.apple.alias'],
  ),
  kind(
    'another',
    'Video',
    'the video',
    ['mp4', 'm4v', 'mov', 'avi', 'mkv', 'webm', 'wmv', 'mpg', 'mpeg', '3gp'],
    ['application/mxf', 'application/vnd.ms-asf'],
  ),
  kind(
    'another',
    'Audio',
    'the recording',
    ['mp3', 'm4a', 'wav', 'ogg', 'oga', 'flac', 'aac', 'wma', 'amr'],
    ['application/ogg'],
  ),
];

/** Kinds of which there are too many to name each. */
const OF_A_FAMILY: Readonly<Record<string, string>> = { audio: 'Audio', font: 'Font', video: 'Video' };

/** The kind that files with an ending are of; undefined for an ending that nobody is known to have. */
export const kindOfExtension = (extension: string): RefusedKind | undefined =>
  REFUSED_KINDS.find(({ extensions }) => extensions.includes(extension));

/** The kind of contents by their media type. */
export const kindOfMimeType = (mimeType: string): RefusedKind | undefined => {
  const [essence = ''] = mimeType.toLowerCase().split(/[;\s]/);
  const [family = ''] = essence.split('/');
  return (
    REFUSED_KINDS.find(({ mimeTypes }) => mimeTypes.includes(essence)) ??
    REFUSED_KINDS.find(({ name }) => Object.hasOwn(OF_A_FAMILY, family) && OF_A_FAMILY[family] === name)
  );
};
