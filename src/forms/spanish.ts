import type { Dictionary } from '#rules';

/** Texts of these pages in Spanish, by the English ones. */
export const FORMS_IN_SPANISH: Dictionary = {
  Back: 'Atrás',
  'Please wait.': 'Espere, por favor.',
  'Something went wrong on our side. Nothing that you entered is lost. Try again.':
    'Algo falló de nuestro lado. No se pierde nada de lo que ingresó. Inténtelo de nuevo.',
  Save: 'Guardar',
  Search: 'Buscar',
};
