/** The faces of the office's documents: those of its pages, and a serif one for what is issued. Uncompressed files open quickest. */
const FACES = {
  text: () => require.resolve('@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf'),
  bold: () => require.resolve('@expo-google-fonts/public-sans/700Bold/PublicSans_700Bold.ttf'),
  serif: () => require.resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
  serifBold: () => require.resolve('@expo-google-fonts/source-serif-4/700Bold/SourceSerif4_700Bold.ttf'),
  serifItalic: () =>
    require.resolve('@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf'),
  /** Letters and digits that nobody takes for another. */
  code: () => require.resolve('@expo-google-fonts/source-code-pro/700Bold/SourceCodePro_700Bold.ttf'),
};

type FontName = keyof typeof FACES;
const NAMES = Object.keys(FACES) as FontName[];

/** The names of the faces, as a document knows them once they are registered. */
export const FONTS = Object.fromEntries(NAMES.map((name) => [name, name])) as { [Name in FontName]: Name };

const fileOf = (name: FontName): string => FACES[name]();

/** The face of a document that has not chosen one: no face may be left to the reader's machine (PDF/UA). */
export const defaultFont = (): string => fileOf('text');

/** Makes the faces known to a document, which carries of each the letters that it shows. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const name of NAMES) doc.registerFont(name, fileOf(name));
}
