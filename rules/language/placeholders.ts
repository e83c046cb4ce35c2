/** A placeholder for a value in a text, as `{page}`. */
export const PLACEHOLDER = /\{(\w+)\}/g;

/** Puts values in the placeholders of a text. A placeholder without a value stays, so that it is noticed. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(PLACEHOLDER, (placeholder, name: string) => String(values[name] ?? placeholder));
