import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const RECORD_IN_SPANISH: Dictionary = {
  'In effect': 'En vigencia',
  'Revoked before it took effect': 'Revocado antes de entrar en vigencia',
  'Did not change {facts}, which document {document} had changed since.':
    'No cambió {facts}: el documento {document} ya lo había cambiado.',
  'Did not change {facts}, which a due day had changed since.':
    'No cambió {facts}: el vencimiento de un plazo ya lo había cambiado.',
  'If you approve this filing, it does not change {facts}: document {document} has changed that since this filing was received.':
    'Si aprueba este trámite, no cambiará {facts}: el documento {document} lo ha cambiado desde que se recibió este trámite.',
  'If you approve this filing, it does not change {facts}: a due day has changed that since this filing was received.':
    'Si aprueba este trámite, no cambiará {facts}: el vencimiento de un plazo lo ha cambiado desde que se recibió este trámite.',
  'Your filing did not change {facts} on record: document {document} had changed that since your filing was received.':
    'Su trámite no cambió en el registro {facts}: el documento {document} lo había cambiado desde que se recibió su trámite.',
  'Your filing did not change {facts} on record: a due day had changed that since your filing was received.':
    'Su trámite no cambió en el registro {facts}: el vencimiento de un plazo lo había cambiado desde que se recibió su trámite.',
  'Not public yet': 'Todavía no es público',
  'Takes effect later': 'Entra en vigencia más adelante',
  'Waits for review': 'Espera revisión',
  'Withheld: contained personal data': 'Retenido: contenía datos personales',
  '{filing} takes effect on {moment}.': '{filing} entra en vigencia el {moment}.',
  'If the office approves it, this filing still decides about {facts}, since it is received later.':
    'Si la oficina lo aprueba, este trámite sigue decidiendo {facts}, porque se recibe después.',
  'If the office approves it before {moment}, it then replaces {facts} of this filing.':
    'Si la oficina lo aprueba antes del {moment}, entonces reemplazará {facts} de este trámite.',
  'It no longer changes {facts}, since this filing gives the entity another status.':
    'Ya no cambiará {facts}, porque este trámite da otro estado a la entidad.',
  'It then replaces {facts} of this filing.': 'Entonces reemplazará {facts} de este trámite.',
  'It was filed to take effect on {moment}.': 'Se presentó para entrar en vigencia el {moment}.',
  'Document number {document}.': 'Número de documento {document}.',
  '{filing} is being paid for.': '{filing} está en proceso de pago.',
  'The entity becomes noncompliant on {day} unless its periodic report is filed before.':
    'La entidad quedará en incumplimiento el {day} a menos que antes se presente su informe periódico.',
  'The entity becomes delinquent on {day} unless its periodic report is filed before.':
    'La entidad quedará en mora el {day} a menos que antes se presente su informe periódico.',
  'A filing': 'Un trámite',
  '{filing} waits for review by the office.': '{filing} espera la revisión de la oficina.',
  Day: 'Día',
  'Enter the day as mm/dd/yyyy.': 'Introduzca el día como mm/dd/aaaa.',
  'Enter today or an earlier day.': 'Introduzca el día de hoy o uno anterior.',
  'Document {document}, in effect since {day}': 'Documento {document}, en vigor desde el {day}',
  'A due day that passed, since {day}': 'Un plazo vencido, desde el {day}',
  'On record before this registry kept changes':
    'Consta desde antes de que este registro guardara los cambios',
  'This registry knows what stood on this record from {day} on. What was on record before is in the filed documents.':
    'Este registro sabe qué constaba desde el {day}. Lo que constaba antes está en los documentos presentados.',
  'Periodic report': 'Informe periódico',
  'Principal office': 'Oficina principal',
  'I have read this, and file now all the same.': 'Lo he leído y presento ahora de todos modos.',
  'Confirm that you have read this, and file now all the same.':
    'Confirme que lo ha leído y que presenta ahora de todos modos.',
  'Document {document}, which is still to take effect, changes the same information as this filing. Read what becomes of both, and confirm it.':
    'El documento {document}, que todavía no ha surtido efecto, cambia los mismos datos que este trámite. Lea qué pasará con ambos y confírmelo.',
};
