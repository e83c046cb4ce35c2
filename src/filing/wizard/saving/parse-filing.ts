import type { Filing } from '#rules';

const isFiling = (value: unknown): value is Filing =>
  typeof value === 'object' &&
  value !== null &&
  'filingType' in value &&
  typeof value.filingType === 'string';

/** The filing that the registry keeps as a text; null when the text is not a filing. */
export const parseFiling = (text: string): Filing | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isFiling(value) ? value : null;
  } catch {
    return null;
  }
};
