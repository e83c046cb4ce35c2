import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const DRAFTS_IN_SPANISH: Dictionary = {
  'Only {most} can be entered here.': 'Aquí solo se pueden ingresar {most}.',
  'This filing was also changed in another tab or window, or on another device. From there comes: {parts}.':
    'Este trámite también se cambió en otra pestaña o ventana, o en otro dispositivo. De allí viene: {parts}.',
  '{title}: saved there: {there}. Entered here: {here}.':
    '{title}: guardado allí: {there}. Ingresado aquí: {here}.',
  'Also changed there: {parts}.': 'También se cambió allí: {parts}.',
  'This filing was changed in another tab or window, or on another device, while you entered this. What was saved there is shown now. {changes} Check it and correct it where needed.':
    'Este trámite se cambió en otra pestaña o ventana, o en otro dispositivo, mientras usted ingresaba esto. Ahora se muestra lo que se guardó allí. {changes} Revíselo y corríjalo donde haga falta.',
  'This filing was changed in another tab or window, or on another device, while you entered this. What was saved there is shown now. {changes} Check it and correct it where needed. Also changed there: {parts}.':
    'Este trámite se cambió en otra pestaña o ventana, o en otro dispositivo, mientras usted ingresaba esto. Ahora se muestra lo que se guardó allí. {changes} Revíselo y corríjalo donde haga falta. También se cambió allí: {parts}.',
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
  'Enter the twelve letters and digits of your return code.':
    'Ingrese las doce letras y números de su código de regreso.',
  'Return code': 'Código de regreso',
};
