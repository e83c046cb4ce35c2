/** Markup that is safe to send: everything put into it has been escaped. */
export class Html {
  constructor(readonly markup: string) {}
}

type Content = string | number | Html | readonly Html[] | null;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

function markupOf(content: Content): string {
  if (content === null) return '';
  if (content instanceof Html) return content.markup;
  return typeof content === 'object' ? content.map((part) => part.markup).join('') : escaped(String(content));
}

/** A template of markup; text put in is escaped, `Html` is not, null is nothing. */
export const html = (strings: TemplateStringsArray, ...contents: Content[]): Html =>
  new Html(strings.map((text, index) => text + markupOf(contents[index] ?? null)).join(''));
