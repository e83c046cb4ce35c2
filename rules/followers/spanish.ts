import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const FOLLOWERS_IN_SPANISH: Dictionary = {
  'A filing was recorded': 'Se registró un trámite',
  'A filing waits for review': 'Un trámite espera revisión',
  'The status changed': 'Cambió el estado',
  'A report falls due': 'Vence un informe',
  'See what you follow, change it, or stop these messages:':
    'Vea lo que sigue, cámbielo o detenga estos mensajes:',
};
