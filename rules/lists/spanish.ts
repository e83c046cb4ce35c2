import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const LISTS_IN_SPANISH: Dictionary = {
  'Certificate number': 'Número del certificado',
  'Enter the 16 letters and digits of the certificate number.':
    'Ingrese las 16 letras y números del número del certificado.',
  Name: 'Nombre',
  'What do you want to form?': '¿Qué desea constituir?',
  'Enter at least one letter from A to Z or a digit.':
    'Ingrese al menos una letra de la A a la Z o un dígito.',
  'Enter a name or an ID number.': 'Ingrese un nombre o un número de identificación.',
  'Entity ID, document ID or name': 'ID de la entidad, ID del documento o nombre',
  'Name or ID number': 'Nombre o número de identificación',
  'Limited Liability Company': 'Compañía de responsabilidad limitada',
  Corporation: 'Corporación',
  'Nonprofit Corporation': 'Corporación sin fines de lucro',
  'Article 55 Cooperative Association': 'Asociación cooperativa del artículo 55',
  'Article 56 Cooperative': 'Cooperativa del artículo 56',
  'Limited Partnership': 'Sociedad limitada',
  'Foreign Limited Liability Company': 'Compañía de responsabilidad limitada extranjera',
  'Foreign Corporation': 'Corporación extranjera',
  'Foreign Nonprofit Corporation': 'Corporación sin fines de lucro extranjera',
  'Trade Name': 'Nombre comercial',
  Trademark: 'Marca',
};
