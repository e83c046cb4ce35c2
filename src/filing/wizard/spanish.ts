import type { Dictionary } from '#rules';

/** Texts of these pages in Spanish, by the English ones. */
export const WIZARD_IN_SPANISH: Dictionary = {
  'Another filing changes the same information': 'Otro trámite cambia los mismos datos',
  'This form always takes effect at once. To come after a filing that has a day, file it after that day.':
    'Este formulario siempre entra en vigencia de inmediato. Para que siga a un trámite que tiene fecha, preséntelo después de ese día.',
  'choose a later date': 'elija una fecha posterior',
  'To come after a filing that has a day, {choose} for this one.':
    'Para que surta efecto después de un trámite que tiene fecha, {choose} para este.',
  'A filing that has a day can be kept from taking effect: {form}.':
    'Se puede evitar que un trámite con fecha entre en vigencia: {form}.',
  'To come after a filing that has a day, choose a later date for this one.':
    'Para que siga a un trámite que tiene fecha, elija para este una fecha posterior.',
  'A filing on an entity could not begin': 'No se pudo comenzar un trámite de una entidad',
  'A new filing takes the place of the filing in progress here. To keep both, continue that one first and choose “Save and finish later”, or open the new one in a new window.':
    'Un trámite nuevo ocupa el lugar del trámite en curso aquí. Para conservar ambos, continúe primero aquel y elija “Guardar y terminar más tarde”, o abra el nuevo en una ventana nueva.',
  'Choose the answer for {title}': 'Elegir la respuesta de {title}',
  'The saved answer is kept.': 'Se conserva la respuesta guardada.',
  'This filing was also changed somewhere else, for example in another tab. Nothing is lost: choose which answer to keep before you pay.':
    'Este trámite también se cambió en otro lugar, por ejemplo en otra pestaña. No se pierde nada: elija qué respuesta conservar antes de pagar.',
  'What you entered here is kept.': 'Se conserva lo que ingresó aquí.',
  '{title}: two different answers': '{title}: dos respuestas distintas',
  'Another filing is in progress': 'Hay otro trámite en curso',
  'Begin the new filing instead': 'Comenzar el trámite nuevo en su lugar',
  'Check the number: it is on the documents of the entity and on its receipts. You can also {lookUp}.':
    'Verifique el número: está en los documentos de la entidad y en sus comprobantes. También puede buscarla: {lookUp}.',
  'Continue the filing in progress': 'Continuar el trámite en curso',
  'Correct the rejected filing instead': 'Corregir en su lugar el trámite rechazado',
  'Entity ID': 'ID de la entidad',
  'Filing fee': 'Tarifa del trámite',
  'Filing fee: {fee}': 'Tarifa del trámite: {fee}',
  Form: 'Formulario',
  'Go back to {title}': 'Volver a {title}',
  'Go to the record of {entityName} (Entity ID {entityId})':
    'Ir al registro de {entityName} (ID de la entidad {entityId})',
  'In this window you have a filing in progress: {inProgress} (Entity ID {entityId}).':
    'En esta ventana tiene un trámite en curso: {inProgress} (ID de la entidad {entityId}).',
  'In this window you have a filing in progress: {inProgress}.':
    'En esta ventana tiene un trámite en curso: {inProgress}.',
  'Nothing that you entered in the filing in progress is lost.':
    'No se pierde nada de lo que ingresó en el trámite en curso.',
  'Nothing was filed and nothing was charged. Wait a moment, then try again.':
    'No se presentó nada y no se cobró nada. Espere un momento e inténtelo de nuevo.',
  'The record of the entity could not be read at this time.':
    'El registro de la entidad no se pudo leer en este momento.',
  'This form is not available for this entity.': 'Este formulario no está disponible para esta entidad.',
  'This page belongs to another filing: {title}.': 'Esta página es de otro trámite: {title}.',
  'What you can file for {entityName} now': 'Lo que puede presentar ahora para {entityName}',
  'What you entered is kept on this page, and you can go on. It has to be saved before you review and pay.':
    'Lo que ingresó se conserva en esta página y puede continuar. Tiene que guardarse antes de revisar y pagar.',
  'You can continue it, or begin a new one.': 'Puede continuarlo o comenzar uno nuevo.',
  'You have this form in progress': 'Tiene este formulario en curso',
  'Your filing': 'Su trámite',
  '{description} for {name}': '{description} de {name}',
  'All pages of this filing': 'Todas las páginas de este trámite',
  '{goToRecord} to see its filing history, its documents and all of its forms.':
    '{goToRecord} para ver su historial de trámites, sus documentos y todos sus formularios.',
  '{title}: not saved yet.': '{title}: todavía sin guardar.',
};
