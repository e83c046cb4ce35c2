import { plainText } from './pdf-text';

/** The objects of a document, by number. */
const objectsOf = (pdf: Buffer): Map<string, string> =>
  new Map(
    [...plainText(pdf).matchAll(/(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g)].map(
      ([, number = '', body = '']) => [number, body],
    ),
  );

/** The key of an object leads to another one, which says something: texts are kept as objects of their own or in place. */
const saysSomething = (body: string, key: string): boolean =>
  new RegExp(`/${key} (?:\\((?!\\))|<(?!>|<)|\\d+ 0 R)`).test(body);

/** A rule of PDF/UA-1 as veraPDF checks it: which objects it is about, and what they must have. */
interface UaRule {
  clause: string;
  about: RegExp;
  holds: (body: string, all: ReadonlyMap<string, string>, number: string) => boolean;
}

const isIn = (tag: string, all: ReadonlyMap<string, string>, annotation: string): boolean =>
  [...all.values()].some(
    (body) =>
      new RegExp(`/S /${tag}\\b`).test(body) &&
      new RegExp(`/Type /OBJR\\s+/Obj ${annotation} 0 R`).test(body),
  );

const RULES: readonly UaRule[] = [
  {
    clause: '6.2 is marked as tagged',
    about: /\/Type \/Catalog/,
    holds: (body) => /\/Marked true|\/MarkInfo \d+ 0 R/.test(body),
  },
  {
    clause: '7.1 has a tree of structure',
    about: /\/Type \/Catalog/,
    holds: (body) => /\/StructTreeRoot \d+ 0 R/.test(body),
  },
  { clause: '7.2 has a language', about: /\/Type \/Catalog/, holds: (body) => saysSomething(body, 'Lang') },
  {
    clause: '7.18.3 is tabbed through in the order of its structure',
    about: /\/Type \/Page\b[^s]/,
    holds: (body) => /\/Tabs \/S\b/.test(body),
  },
  {
    clause: '7.3 has another text for a figure',
    about: /\/S \/Figure\b/,
    holds: (body) => saysSomething(body, 'Alt'),
  },
  {
    clause: '7.5 says what a heading of a table is for',
    about: /\/S \/TH\b/,
    holds: (body) => /\/Scope \/|\/A \[?\s*\d+ 0 R/.test(body),
  },
  {
    clause: '7.18.1 describes an annotation',
    about: /\/Subtype \/Link\b/,
    holds: (body) => saysSomething(body, 'Contents'),
  },
  {
    clause: '7.18.5 has a link in the tree of structure',
    about: /\/Subtype \/Link\b/,
    holds: (body, all, number) => /\/StructParent \d+/.test(body) && isIn('Link', all, number),
  },
  {
    clause: '7.21.4 carries a face',
    about: /\/Type \/FontDescriptor/,
    holds: (body) => /\/FontFile[23]? \d+ 0 R/.test(body),
  },
  {
    clause: '7.21.7 says which characters a face draws',
    about: /\/Subtype \/Type0\b/,
    holds: (body) => /\/ToUnicode \d+ 0 R/.test(body),
  },
];

/** Headings begin with the first level, and leave none out on the way down (7.4.2). */
const skippedLevels = (levels: readonly number[]): number[] =>
  levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1);

/** The main rules of PDF/UA-1 that a document breaks, each with the objects that do. */
export function uaFaults(pdf: Buffer, tags: string): string[] {
  const all = objectsOf(pdf);
  const broken = RULES.flatMap(({ clause, about, holds }) =>
    [...all]
      .filter(([number, body]) => about.test(body) && !holds(body, all, number))
      .map(([number]) => `${clause}: object ${number}`),
  );
  const levels = [...tags.matchAll(/\bH(\d)\b/g)].map(([, level]) => Number(level));
  return [
    ...broken,
    ...skippedLevels(levels).map((level) => `7.4.2 leaves out no level before H${String(level)}`),
  ];
}
