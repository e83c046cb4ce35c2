import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const PAYMENT_IN_SPANISH: Dictionary = {
  'Since this filing began, the entity has come to be delinquent for five years. The office reviews this filing before it takes effect. It asks for an email address and private attachments.':
    'Desde que se empezó este trámite, la entidad ha llegado a cinco años de mora. La oficina revisa este trámite antes de que entre en vigencia. Pide una dirección de correo electrónico y archivos adjuntos privados.',
  'Since this filing began, the entity has come to be dissolved for two years. The office reviews this filing before it takes effect. It asks for an email address and private attachments.':
    'Desde que se empezó este trámite, la entidad ha llegado a dos años de disolución. La oficina revisa este trámite antes de que entre en vigencia. Pide una dirección de correo electrónico y archivos adjuntos privados.',
  'Since this filing began, the office has marked the entity for a review of its registered agent. The office reviews this filing before it takes effect. It asks for an email address and private attachments.':
    'Desde que se empezó este trámite, la oficina marcó a la entidad para una revisión de su agente registrado. La oficina revisa este trámite antes de que entre en vigencia. Pide una dirección de correo electrónico y archivos adjuntos privados.',
  'The office no longer reviews this filing before it takes effect. An email address and private attachments are no longer asked for.':
    'La oficina ya no revisa este trámite antes de que entre en vigencia. Ya no se piden una dirección de correo electrónico ni archivos adjuntos privados.',
  'Since this filing began, the status of the entity has changed from {before} to {after}.':
    'Desde que se empezó este trámite, la situación de la entidad cambió de {before} a {after}.',
  'The amount that was paid is not the fee of this filing.':
    'El monto pagado no es la tarifa de este trámite.',
  "When your payment arrived, the status of the entity was {status}. This form can't be filed in that status.":
    'Cuando llegó su pago, la situación de la entidad era: {status}. Este formulario no se puede presentar en esa situación.',
  'When your payment arrived, the filing to revoke did not wait for its day any more.':
    'Cuando llegó su pago, el trámite que se revoca ya no esperaba su fecha.',
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
