import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const PROGRESS_IN_SPANISH: Dictionary = {
  'Being saved': 'Guardándose',
  'Information is missing.': 'Falta información.',
  'Needs your attention': 'Requiere su atención',
  'To do': 'Pendiente',
  Done: 'Hecho',
  Current: 'Actual',
  Later: 'Más adelante',
  'What you entered here is not saved yet.': 'Lo que ingresó aquí todavía no está guardado.',
};
