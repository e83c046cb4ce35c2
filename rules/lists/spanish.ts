import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const LISTS_IN_SPANISH: Dictionary = {
  'Certificate number': 'Número del certificado',
  'Enter the sixteen letters and digits of the certificate number.':
    'Introduzca las dieciséis letras y cifras del número del certificado.',
  Name: 'Nombre',
  'What do you want to form?': '¿Qué desea constituir?',
  'Enter a name or an ID number.': 'Introduzca un nombre o un número de identificación.',
  'Entity ID, document ID or name': 'ID de la entidad, ID del documento o nombre',
  'Name or ID number': 'Nombre o número de identificación',
};
