import { plainText } from './pdf-text';

/** What a document tells assistive technology. */
export interface PdfStructure {
  title: string;
  language: string;
  /** The tags of everything readable, in the order of reading; what a tag holds stands in brackets: `P`, `L(LI LI)`. */
  tags: string;
}

/** Reads the catalog, the document's title, and its tree of structure elements from the root down. */
export function structureOf(pdf: Buffer): PdfStructure {
  const objects = new Map(
    [...plainText(pdf).matchAll(/(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g)].map(
      ([, number = '', body = '']) => [number, body],
    ),
  );
  const follow = (body: string, key: string): string =>
    objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1] ?? '') ?? '';
  const childrenOf = (body: string): string[] => {
    const [, kids = ''] = /\/K \[([^\]]*)\]/.exec(body) ?? [];
    return [...kids.matchAll(/(\d+) 0 R/g)].map(([, number = '']) => objects.get(number) ?? '');
  };
  const tagsOf = (body: string): string => {
    const tag = /\/S \/(\w+)/.exec(body)?.[1] ?? '';
    const inner = childrenOf(body).map(tagsOf).filter(Boolean).join(' ');
    return inner === '' ? tag : `${tag}(${inner})`;
  };
  const catalog = [...objects.values()].find((body) => body.includes('/Type /Catalog')) ?? '';
  const facts = [...objects.values()].find((body) => body.includes('/Producer ')) ?? '';
  return {
    title: follow(facts, 'Title').replace(/^\(|\)$/g, ''),
    language: /\/Lang \((.*?)\)/.exec(catalog)?.[1] ?? '',
    tags: childrenOf(follow(catalog, 'StructTreeRoot')).map(tagsOf).join(' '),
  };
}
