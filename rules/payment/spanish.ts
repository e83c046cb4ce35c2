import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const PAYMENT_IN_SPANISH: Dictionary = {
  'The amount that was paid is not the fee of this filing.':
    'El monto pagado no es la tarifa de este trámite.',
  "When your payment arrived, the status of the entity was {status}. This form can't be filed in that status.":
    'Cuando llegó su pago, la situación de la entidad era: {status}. Este formulario no se puede presentar en esa situación.',
  'When your payment arrived, another filing of this form had been recorded for this entity.':
    'Cuando llegó su pago, ya se había registrado otro trámite con este formulario para esta entidad.',
  'When your payment arrived, another filing had taken the name.':
    'Cuando llegó su pago, otro trámite ya había tomado el nombre.',
  'When your payment arrived, another filing of this form on this entity was being paid for.':
    'Cuando llegó su pago, se estaba pagando otro trámite con este formulario para esta entidad.',
  'When your payment arrived, another filing of this form on this entity was waiting for review by the office.':
    'Cuando llegó su pago, otro trámite con este formulario para esta entidad esperaba la revisión de la oficina.',
  'When your payment arrived, another filing of this form on this entity was on record that takes effect later.':
    'Cuando llegó su pago, constaba en el registro otro trámite con este formulario para esta entidad que entra en vigencia más adelante.',
  'Your payment arrived too late for this filing.': 'Su pago llegó demasiado tarde para este trámite.',
  'Your payment is refunded. Nothing was filed, and everything that you entered is kept.':
    'Su pago se reembolsa. No se presentó nada, y todo lo que ingresó se conserva.',
};
