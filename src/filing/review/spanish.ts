import type { Dictionary } from '#rules';

/** Texts of these pages in Spanish, by the English ones. */
export const REVIEW_IN_SPANISH: Dictionary = {
  'Check what you entered. You can change it until you pay.':
    'Verifique lo que ingresó. Puede cambiarlo hasta que pague.',
  Close: 'Cerrar',
  Edit: 'Editar',
  'System Message': 'Mensaje del sistema',
  'The record has changed': 'El registro ha cambiado',
  'You can pay once these are corrected. Choose a line to go to its page.':
    'Podrá pagar cuando esto se corrija. Elija una línea para ir a su página.',
};
