import type { Font } from 'fontkit';
import { keysOf } from '#rules';
import { CannotBeDrawn } from './cannot-be-drawn';
import { printable } from './printable';

/** The faces of the office's documents: those of its pages, and a serif one for what is issued. Uncompressed files open quickest. */
const FACES = {
  text: () => require.resolve('@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf'),
  bold: () => require.resolve('@expo-google-fonts/public-sans/700Bold/PublicSans_700Bold.ttf'),
  serif: () => require.resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
  serifBold: () => require.resolve('@expo-google-fonts/source-serif-4/700Bold/SourceSerif4_700Bold.ttf'),
  serifItalic: () =>
    require.resolve('@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf'),
  /** Letters and digits that cannot be mistaken for each other. */
  code: () => require.resolve('@expo-google-fonts/source-code-pro/700Bold/SourceCodePro_700Bold.ttf'),
};

type FontName = keyof typeof FACES;
const NAMES: readonly FontName[] = keysOf(FACES);

/** The names of the faces, as a document knows them once they are registered. */
export const FONTS = Object.fromEntries(NAMES.map((name) => [name, name])) as { [Name in FontName]: Name };

/**
 * The face, knowing of each sign which character it is. A face that stays open otherwise learns that from the first document with the sign:
 * where that has it only as a part of another one, as the R of a R with an accent, every later document would lose it when it is copied.
 */
function knowingFace(font: Font): Font {
  font.characterSet
    .filter((code) => printable(String.fromCodePoint(code)) === String.fromCodePoint(code))
    .forEach((code) => font.glyphForCodePoint(code));
  return font;
}

/** The face, which refuses a text that it lacks a sign for: by itself it would draw an empty box. */
function refusingFace(font: Font): Font {
  const layout = font.layout.bind(font);
  const hasSign = (character: string) =>
    // PDFKit measures a line with its break, and draws it without.
    character === '\n' || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  font.layout = (text, ...options) => {
    const missing = [...text].find((character) => !hasSign(character));
    if (missing !== undefined) throw new CannotBeDrawn(missing);
    return layout(text, ...options);
  };
  return font;
}

type Fonts = Readonly<Record<FontName, Font>>;

let fonts: Promise<Fonts> | undefined;

/** The faces, read once in each thread: to read them takes longer than to draw a page. A document only takes a subset of each. */
export const loadFonts = (): Promise<Fonts> =>
  (fonts ??= openFonts().catch((error: unknown) => {
    // The next document tries again.
    fonts = undefined;
    throw error;
  }));

async function openFonts(): Promise<Fonts> {
  // Loaded with the first document, so that it costs no start-up time.
  const { openSync } = await import('fontkit');
  // None of the files is a font collection.
  return Object.fromEntries(
    NAMES.map((name) => [name, refusingFace(knowingFace(openSync(FACES[name]()) as Font))]),
  ) as Fonts;
}

/** PDFKit takes a face that has been read; its types do not know it. */
export const asSource = (font: Font) => font as unknown as Buffer & string;

/** Makes the faces known to a document, which carries of each the letters that it shows. */
export function registerFonts(doc: PDFKit.PDFDocument, faces: Fonts): void {
  for (const name of NAMES) doc.registerFont(name, asSource(faces[name]));
}
