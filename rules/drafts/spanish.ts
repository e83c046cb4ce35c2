import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const DRAFTS_IN_SPANISH: Dictionary = {
  'Only {max} can be entered here.': 'Aquí solo se pueden ingresar {max}.',
  'This filing was also changed somewhere else, for example in another tab. From there comes: {parts}.':
    'Este trámite también se cambió en otro lugar, por ejemplo en otra pestaña. De allí viene: {parts}.',
  'First choose which answer to keep: {parts}.': 'Primero elija qué respuesta conservar: {parts}.',
  'Nobody had changed this filing for a long time, so it was removed. What you entered has been saved again, and you can continue. Before you pay, {tasks}.':
    'Nadie había cambiado este trámite en mucho tiempo, así que se eliminó. Lo que ingresó se ha guardado de nuevo y puede continuar. Antes de pagar, {tasks}.',
  'Nobody had changed this filing for a long time, so it was removed. What you entered has been saved again, and you can continue.':
    'Nadie había cambiado este trámite en mucho tiempo, así que se eliminó. Lo que ingresó se ha guardado de nuevo y puede continuar.',
  'add its files again': 'agregue de nuevo sus archivos',
  'name its registered agent again': 'nombre de nuevo su agente registrado',
  'Enter the twelve letters and digits of your return code.':
    'Ingrese las doce letras y números de su código de regreso.',
  'Return code': 'Código de regreso',
};
