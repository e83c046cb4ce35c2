import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const COMPLETENESS_IN_SPANISH: Dictionary = {
  'N/A': 'No aplica',
  '{title}: {problem}': '{title}: {problem}',
};
