import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const PEOPLE_IN_SPANISH: Dictionary = {
  'Add a person': 'Agregar una persona',
  'Add another person': 'Agregar otra persona',
  'Add another incorporator': 'Agregar otro incorporador',
  'Add an incorporator': 'Agregar un incorporador',
  'Edit this incorporator': 'Editar este incorporador',
  'Edit this person': 'Editar esta persona',
  'Incorporators added': 'Incorporadores agregados',
  Incorporator: 'Incorporador',
  'Name everyone who forms the entity. At least one person is needed.':
    'Indique a todas las personas que constituyen la entidad. Se necesita al menos una.',
  'Name everyone who incorporates the entity. At least one incorporator is needed.':
    'Indique todos los incorporadores de la entidad. Se necesita al menos uno.',
  Person: 'Persona',
  'Persons added': 'Personas agregadas',
  'Same as a person forming the entity': 'Igual que una persona que constituye la entidad',
  'Same as an incorporator': 'Igual que un incorporador',
  'Enter a first name.': 'Ingrese un nombre.',
  'Enter a last name.': 'Ingrese un apellido.',
  'First name': 'Nombre',
  'Middle name': 'Segundo nombre',
  Suffix: 'Sufijo',
  'Choose the type of person.': 'Elija el tipo de persona.',
  "Enter the entity's name.": 'Ingrese el nombre de la entidad.',
  "Enter the estate's name.": 'Ingrese el nombre de la sucesión.',
  "Enter the state's name.": 'Ingrese el nombre del estado.',
  "Enter the trust's name.": 'Ingrese el nombre del fideicomiso.',
  'State or other': 'Estado u otro',
  'Type of person': 'Tipo de persona',
};
