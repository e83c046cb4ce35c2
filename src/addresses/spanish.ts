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

/** The states and territories whose Spanish name is another one; the others read the same. */
export const STATES_IN_SPANISH: Dictionary = {
  'American Samoa': 'Samoa Americana',
  'Armed Forces Americas': 'Fuerzas Armadas en las Américas',
  'Armed Forces Europe': 'Fuerzas Armadas en Europa',
  'Armed Forces Pacific': 'Fuerzas Armadas en el Pacífico',
  'District of Columbia': 'Distrito de Columbia',
  Hawaii: 'Hawái',
  Louisiana: 'Luisiana',
  Mississippi: 'Misisipi',
  Missouri: 'Misuri',
  'New Hampshire': 'Nuevo Hampshire',
  'New Jersey': 'Nueva Jersey',
  'New Mexico': 'Nuevo México',
  'New York': 'Nueva York',
  'North Carolina': 'Carolina del Norte',
  'North Dakota': 'Dakota del Norte',
  'Northern Mariana Islands': 'Islas Marianas del Norte',
  Oregon: 'Oregón',
  Pennsylvania: 'Pensilvania',
  'South Carolina': 'Carolina del Sur',
  'South Dakota': 'Dakota del Sur',
  'Virgin Islands': 'Islas Vírgenes',
  'West Virginia': 'Virginia Occidental',
};
