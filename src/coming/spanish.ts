import type { Dictionary } from '#rules';

/** Texts of this list in Spanish, by the English ones. */
export const COMING_IN_SPANISH: Dictionary = {
  'What is coming for this entity': 'Lo que está por venir para esta entidad',
  'What else is coming for this entity': 'Qué más está por venir para esta entidad',
};
