import type { Dictionary } from '#rules';

/** Texts of these pages in Spanish, by the English ones. */
export const ADDRESSES_IN_SPANISH: Dictionary = {
  '- Select -': '- Elija -',
  'Address you entered': 'Dirección que ingresó',
  'Apt, unit, or suite number if applicable': 'Número de apartamento, unidad u oficina, si corresponde',
  'Edit the address': 'Editar la dirección',
  'Mailing address': 'Dirección postal',
  'Street address': 'Dirección física',
  'Suggested address': 'Dirección sugerida',
  'Use an address already entered': 'Usar una dirección ya ingresada',
  'Use these addresses': 'Usar estas direcciones',
  'Use this address': 'Usar esta dirección',
  'Verify address': 'Verificar la dirección',
  'Which mailing address do you want to use?': '¿Qué dirección postal desea usar?',
  'Which street address do you want to use?': '¿Qué dirección física desea usar?',
};
