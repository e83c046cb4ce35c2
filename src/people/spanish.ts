import type { Dictionary } from '#rules';

/** Texts of these pages in Spanish, by the English ones. */
export const PEOPLE_IN_SPANISH: Dictionary = {
  'Save and continue': 'Guardar y continuar',
  'That’s me: {name}': 'Soy yo: {name}',
  'That’s me: {name}, {address}': 'Soy yo: {name}, {address}',
  '{name} is filled in. You can change it.': 'Se ha completado con {name}. Puede cambiarlo.',
  '{name} deleted.': 'Se eliminó {name}.',
  '{name} saved.': 'Se guardó {name}.',
};
