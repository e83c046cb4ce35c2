import { hasOnlyTerms } from './only-terms';

/**
 * The text of a name up to the designators at its end, as it was written: what other names may begin with as well.
 * @example nameWithoutTerms('Rocky-Mountain Bread, L.L.C.') // 'Rocky-Mountain Bread'
 */
export const nameWithoutTerms = (name: string): string => {
  const parts = name.trim().split(/\s+/);
  const end = parts.findIndex((_, place) => place > 0 && hasOnlyTerms(parts.slice(place).join(' ')));
  const keptParts = end < 0 ? parts : parts.slice(0, end);
  return keptParts.join(' ').replace(/[\s,]+$/, '');
};
