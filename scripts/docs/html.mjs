/** Markup that is not escaped again. */
class Markup {
  constructor(text) {
    this.text = text;
  }
  toString() {
    return this.text;
  }
}

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text) => text.replace(/[&<>"']/g, (character) => ESCAPES[character]);

const render = (value) => {
  if (value === undefined || value === null || value === false) return '';
  if (Array.isArray(value)) return value.map(render).join('');
  return value instanceof Markup ? value.text : escape(String(value));
};

/** Markup with values put in: texts escaped, lists joined, nothing for what is missing or false. */
export const html = (parts, ...values) =>
  new Markup(parts.reduce((text, part, place) => text + render(values[place - 1]) + part));

/** A name as a part of an address: lower case, words joined by dashes. */
export const slug = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A table that scrolls by itself where it is wider than the window, and can be scrolled by keyboard. */
export const scrolling = (label, table) =>
  html`<section class="scroll" aria-label="${label}" tabindex="0">${table}</section>`;
