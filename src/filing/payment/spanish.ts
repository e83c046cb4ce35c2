import type { Dictionary } from '#rules';

/** Texts of these pages in Spanish, by the English ones. */
export const PAYMENT_IN_SPANISH: Dictionary = {
  'Payment could not be started. Nothing was charged. Try again.':
    'No se pudo iniciar el pago. No se cobró nada. Inténtelo de nuevo.',
  'Payment failed to start': 'El pago no se pudo iniciar',
  'The record of the entity has changed since this filing began, and could not be read at this time. Nothing was charged. Try again.':
    'El registro de la entidad ha cambiado desde que comenzó este trámite y no se pudo leer en este momento. No se cobró nada. Inténtelo de nuevo.',
  'The record of the entity has changed since this filing began, and could not be saved with this filing at this time. Nothing was charged. Try again.':
    'El registro de la entidad ha cambiado desde que comenzó este trámite y no se pudo guardar con él en este momento. No se cobró nada. Inténtelo de nuevo.',
};
