import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const PEOPLE_LIST_IN_SPANISH: Dictionary = {
  'Add a person': 'Añadir una persona',
  'Add an incorporator': 'Añadir una persona que incorpora la entidad',
  'Edit this incorporator': 'Editar esta persona que incorpora la entidad',
  'Edit this person': 'Editar esta persona',
  'Incorporators added': 'Personas que incorporan la entidad añadidas',
  'Name everyone who forms the entity. At least one person is needed.':
    'Indique a todas las personas que constituyen la entidad. Se necesita al menos una.',
  'Name everyone who incorporates the entity. At least one incorporator is needed.':
    'Indique a todas las personas que incorporan la entidad. Se necesita al menos una.',
  'Persons added': 'Personas añadidas',
  'Same as a person forming the entity': 'Igual que una persona que constituye la entidad',
  'Same as an incorporator': 'Igual que una persona que incorpora la entidad',
};
