/** A place for a value in a text, as `{page}`. */
export const PLACE = /\{(\w+)\}/g;

/** Puts values in the places of a text. A place without a value stays, so that it is noticed. */
export const fillPlaces = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(PLACE, (place, name: string) => String(values[name] ?? place));
