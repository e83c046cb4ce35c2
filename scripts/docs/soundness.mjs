import { dirname, join } from 'node:path';
import { HtmlValidate } from 'html-validate';

/* The markup is laid out by templates, so that only its meaning is looked at. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'valid-id': ['error', { relaxed: true }],
  },
});

/** What html-validate finds in the pages, each with its place. */
export async function markupFaults(pages) {
  const found = [];
  for (const { path, text } of pages) {
    const { results } = await validator.validateString(text, path);
    for (const { messages } of results)
      found.push(...messages.map(({ line, ruleId, message }) => `${path}:${line} ${ruleId}: ${message}`));
  }
  return found;
}

/** Links within the pages that lead to no page, or to no element of it. */
export function brokenLinks(pages) {
  const known = new Map(
    pages.map(({ path, text }) => [path, new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))]),
  );
  return pages.flatMap(({ path, text }) =>
    [...text.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].flatMap(([, target]) => {
      const [file, anchor] = target.split('#');
      const ids = known.get(file ? join(dirname(path), file) : path);
      return ids && (!anchor || ids.has(anchor)) ? [] : [`${path}: leads nowhere: ${target}`];
    }),
  );
}
