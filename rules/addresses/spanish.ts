import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const ADDRESSES_IN_SPANISH: Dictionary = {
  'Address 1': 'Dirección, línea 1',
  'Address 2': 'Dirección, línea 2',
  City: 'Ciudad',
  Country: 'País',
  'Enter a valid ZIP / Postal code.': 'Ingrese un código postal válido.',
  'Enter the address.': 'Ingrese la dirección.',
  'Enter the city.': 'Ingrese la ciudad.',
  Province: 'Provincia',
  State: 'Estado',
  'Street address cannot be a PO Box.': 'La dirección física no puede ser un apartado postal (PO Box).',
  'Verify this address before you continue.': 'Verifique esta dirección antes de continuar.',
  'ZIP / Postal code': 'Código postal',
  'Same as the street address': 'Igual que la dirección física',
  'Error - Address must be in {place}.': 'Error: la dirección debe estar en {place}.',
  'Error - No match found. Review addresses and make sure you entered them correctly. Include the apt, unit, or suite number if applicable.':
    'Error: no se encontró ninguna coincidencia. Revise las direcciones y asegúrese de haberlas ingresado correctamente. Incluya el número de apartamento, unidad u oficina si corresponde.',
  'Error - No match found. Review addresses and make sure you entered them correctly. ':
    'Error: no se encontró ninguna coincidencia. Revise las direcciones y asegúrese de haberlas ingresado correctamente. ',
  'Include the apt, unit, or suite number if applicable.':
    'Incluya el número de apartamento, unidad u oficina si corresponde.',
};
