import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const FORMS_IN_SPANISH: Dictionary = {
  'Another filing of this form on this entity is being paid for.':
    'Otro trámite con este formulario para esta entidad se está pagando.',
  'Another filing of this form on this entity waits for review by the office.':
    'Otro trámite con este formulario para esta entidad espera la revisión de la oficina.',
  'Another filing of this form on this entity is on record and takes effect later.':
    'Otro trámite con este formulario para esta entidad consta en el registro y entra en vigencia más adelante.',
  'No filing on this entity is still to take effect on a later day, so there is none to revoke.':
    'Ningún trámite de esta entidad entra en vigencia en una fecha posterior, así que no hay ninguno que revocar.',
  'The report can be filed from {day} on.': 'El informe se puede presentar a partir del {day}.',
  'A delinquent entity has to cure its delinquency first.':
    'Una entidad morosa primero tiene que subsanar su morosidad.',
  'A dissolved entity has to be reinstated first.': 'Una entidad disuelta primero tiene que restablecerse.',
  'A dissolved entity is reinstated instead.': 'Una entidad disuelta debe restablecerse en lugar de esto.',
  'An entity in good standing has nothing to cure.': 'Una entidad en regla no tiene nada que subsanar.',
  'An entity that has withdrawn, converted or merged files nothing more.':
    'Una entidad que se ha retirado, convertido o fusionado ya no presenta nada.',
  'An entity that is not delinquent has nothing to cure.':
    'Una entidad que no está en mora no tiene nada que subsanar.',
  'The entity is dissolved already.': 'La entidad ya está disuelta.',
  'An entity that is not dissolved has nothing to reinstate.':
    'Una entidad que no está disuelta no tiene nada que restablecer.',
  'The entity does not exist until its formation takes effect.':
    'La entidad no existe hasta que su constitución entre en vigencia.',
  'This form is not available for entities on record.':
    'Este formulario no está disponible para entidades ya registradas.',
  "This form is not available for the entity's status.":
    'Este formulario no está disponible para la situación de la entidad.',
  'This form is not available for this type of entity.':
    'Este formulario no está disponible para este tipo de entidad.',
};
