import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const FILING_IN_SPANISH: Dictionary = {
  'Another filing on this record takes effect on {moment}, after this one. Where both change the same, the record will then say what the other one says.':
    'Otro trámite sobre este registro entra en vigencia el {moment}, después de este. Donde ambos cambien lo mismo, el registro dirá entonces lo que diga el otro.',
  'The office reviews this filing before it takes effect, and asks for your email address and for documents that only its staff can see. You pay when you submit it. If it is rejected, the charge is refunded and you have {days} days to correct it.':
    'La oficina revisa este trámite antes de que entre en vigencia, y pide su dirección de correo electrónico y documentos que solo puede ver su personal. Usted paga al presentarlo. Si se rechaza, se le reembolsa el cobro y tiene {days} días para corregirlo.',
  'Only {most} can be entered here.': 'Aquí solo se pueden ingresar {most}.',
  'In effect': 'En vigencia',
  'Not public yet': 'Todavía no es público',
  'Takes effect later': 'Entra en vigencia más adelante',
  'Waits for review': 'Espera revisión',
  'Withheld: contained personal data': 'Retenido: contenía datos personales',
  '{filing} takes effect on {moment}.': '{filing} entra en vigencia el {moment}.',
  '{filing} waits for review by the office.': '{filing} espera la revisión de la oficina.',
  'Another filing of this form on this entity is being paid for.':
    'Otro trámite con este formulario para esta entidad se está pagando.',
  'Another filing of this form on this entity waits for review by the office.':
    'Otro trámite con este formulario para esta entidad espera la revisión de la oficina.',
  'Another filing of this form on this entity is on record and takes effect later.':
    'Otro trámite con este formulario para esta entidad consta en el registro y entra en vigencia más adelante.',
  'The report can be filed from {day} on.': 'El informe se puede presentar a partir del {day}.',
  'This filing cannot be made online yet.': 'Este trámite todavía no se puede hacer en línea.',
  'This filing was also changed on another device. From there comes: {parts}. What you entered here is kept.':
    'Este trámite también se cambió en otro dispositivo. De allí viene: {parts}. Lo que ingresó aquí se conserva.',
  '{title}: saved there: {there}. Entered here: {here}.':
    '{title}: guardado allí: {there}. Ingresado aquí: {here}.',
  'Also changed there: {parts}.': 'También se cambió allí: {parts}.',
  'This filing was changed on another device while you entered this. What was saved there is shown now. {changes} Check it and correct it where needed.':
    'Este trámite se cambió en otro dispositivo mientras usted ingresaba esto. Ahora se muestra lo que se guardó allí. {changes} Revíselo y corríjalo donde haga falta.',
  'This filing was changed on another device while you entered this. What was saved there is shown now. {changes} Check it and correct it where needed. Also changed there: {parts}.':
    'Este trámite se cambió en otro dispositivo mientras usted ingresaba esto. Ahora se muestra lo que se guardó allí. {changes} Revíselo y corríjalo donde haga falta. También se cambió allí: {parts}.',
  'Before you pay, {tasks}.': 'Antes de pagar, {tasks}.',
  'Nobody had changed this filing for a long time, so it was removed. What you entered has been saved again, and you can continue. Before you pay, {tasks}.':
    'Nadie había cambiado este trámite en mucho tiempo, así que se eliminó. Lo que ingresó se ha guardado de nuevo y puede continuar. Antes de pagar, {tasks}.',
  'Nobody had changed this filing for a long time, so it was removed. What you entered has been saved again, and you can continue.':
    'Nadie había cambiado este trámite en mucho tiempo, así que se eliminó. Lo que ingresó se ha guardado de nuevo y puede continuar.',
  'Nobody had changed this filing for a long time, so it was removed. What you entered has been saved again, and you can continue. ':
    'Nadie había cambiado este trámite en mucho tiempo, así que se eliminó. Lo que ingresó se ha guardado de nuevo y puede continuar. ',
  'add its files again': 'agregue de nuevo sus archivos',
  'name its registered agent again': 'nombre de nuevo su agente registrado',
  'add its files again and name its registered agent again':
    'agregue de nuevo sus archivos y nombre de nuevo su agente registrado',
  'name its registered agent again and add its files again':
    'nombre de nuevo su agente registrado y agregue de nuevo sus archivos',
  'When it is filed': 'Cuando se presente',
  'Compare this filing with the record as it is now. You can pay if it is still what you want to file.':
    'Compare este trámite con el registro como está ahora. Puede pagar si sigue siendo lo que desea presentar.',
  'Since this filing began, another filing changed {facts} on record. Compare this filing with the record as it is now. You can pay if it is still what you want to file.':
    'Desde que comenzó este trámite, otro trámite cambió en el registro: {facts}. Compare este trámite con el registro como está ahora. Puede pagar si sigue siendo lo que desea presentar.',
  'Since this filing began, another filing changed {facts} on record. ':
    'Desde que comenzó este trámite, otro trámite cambió en el registro: {facts}. ',
  'the name': 'el nombre',
  'the periodic report that is due': 'el informe periódico que vence',
  'the principal office address': 'la dirección de la oficina principal',
  'the registered agent': 'el agente registrado',
  'the status': 'la situación',
  'Email address': 'Dirección de correo electrónico',
  'Enter the twelve letters and digits of your return code.':
    'Ingrese las doce letras y números de su código de regreso.',
  'Return code': 'Código de regreso',
  'A delinquent entity has to cure its delinquency first.':
    'Una entidad morosa primero tiene que subsanar su morosidad.',
  'A dissolved entity has to be reinstated first.': 'Una entidad disuelta primero tiene que restablecerse.',
  'A dissolved entity is reinstated instead.': 'Una entidad disuelta debe restablecerse en lugar de esto.',
  'An entity in good standing has nothing to cure.': 'Una entidad en regla no tiene nada que subsanar.',
  'An entity that has withdrawn, converted or merged files nothing more.':
    'Una entidad que se ha retirado, convertido o fusionado ya no presenta nada.',
  'An entity that is not delinquent has nothing to cure.':
    'Una entidad que no está en mora no tiene nada que subsanar.',
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
  'This portal has no such form for this type of entity. The office tells you how to file it.':
    'Este portal no tiene ese formulario para este tipo de entidad. La oficina le indica cómo presentarlo.',
};
