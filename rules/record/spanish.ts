import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const RECORD_IN_SPANISH: Dictionary = {
  'In effect': 'En vigencia',
  'Not public yet': 'Todavía no es público',
  'Takes effect later': 'Entra en vigencia más adelante',
  'Waits for review': 'Espera revisión',
  'Withheld: contained personal data': 'Retenido: contenía datos personales',
  '{filing} takes effect on {moment}.': '{filing} entra en vigencia el {moment}.',
  '{filing} waits for review by the office.': '{filing} espera la revisión de la oficina.',
};
