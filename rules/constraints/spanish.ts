import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const CONSTRAINTS_IN_SPANISH: Dictionary = {
  'Invalid characters entered: {characters}': 'Caracteres no válidos: {characters}',
  'Must be at least {min} characters': 'Debe tener al menos {min} caracteres',
  'Must be at most {max} characters': 'Debe tener como máximo {max} caracteres',
  'Enter a value': 'Ingrese un valor',
  'Changed to plain characters: {kinds}.': 'Se cambiaron por caracteres simples: {kinds}.',
  'Characters that do not show were removed.': 'Se eliminaron caracteres que no se ven.',
  'Some characters do not show ({codes}). Delete the text and type it again.':
    'Algunos caracteres no se ven ({codes}). Borre el texto y escríbalo de nuevo.',
  'special line breaks': 'saltos de línea especiales',
  'an ellipsis': 'puntos suspensivos',
  'full-width characters': 'caracteres de ancho completo',
  'special spaces': 'espacios especiales',
  'typographic apostrophes': 'apóstrofos tipográficos',
  'typographic dashes': 'rayas tipográficas',
  'typographic quotation marks': 'comillas tipográficas',
  'Choose Yes or No.': 'Elija Sí o No.',
  'Choose a {label}.': 'Elija una opción: {label}.',
  'Choose an option': 'Elija una opción',
  'Enter a {label}': 'Ingrese este dato: {label}',
  'Mark the checkbox.': 'Marque la casilla.',
  '{others} and {last}': '{others} y {last}',
  'Must be a number between {from} and {to}.': 'Debe ser un número entre {from} y {to}.',
};
