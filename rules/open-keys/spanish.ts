import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const OPEN_KEYS_IN_SPANISH: Dictionary = {
  'Changes are not sent to your webhook any more': 'Ya no se envían cambios a su webhook',
  'Enter your key.': 'Introduzca su clave.',
  'Keep this message: its link can also take the key back.':
    'Guarde este mensaje: con su enlace también se puede anular la clave.',
  'Open this page and press the button there. The key is shown only once: have a safe place for it at hand.':
    'Abra esta página y presione el botón. La clave se muestra una sola vez: tenga a mano un lugar seguro para guardarla.',
  'Read the webhook with your key to see what happened last.':
    'Consulte el webhook con su clave para ver qué pasó la última vez.',
  'The key of this link was taken back on {day}. It opens nothing any more.':
    'La clave de este enlace se anuló el {day}. Ya no abre nada.',
  'The link makes one key, within {days} days. If you did not ask for this, do nothing: no key is made.':
    'El enlace sirve para crear una clave, dentro de {days} días. Si usted no la pidió, no haga nada: no se crea ninguna clave.',
  'This link made its key on {day}. A key is shown only once. If you have lost it, take it back or ask for a new one.':
    'Este enlace creó su clave el {day}. Una clave se muestra una sola vez. Si la perdió, anúlela o pida una nueva.',
  'We could not send changes to {address} for three days, so we have stopped. None is lost: once it answers again, ask us to go on, and we send what it has missed.':
    'Durante tres días no pudimos enviar cambios a {address}, por lo que hemos dejado de intentarlo. No se pierde ninguno: cuando vuelva a responder, pídanos continuar y le enviaremos los que faltan.',
  'You asked us for a key to the open record.': 'Usted nos pidió una clave para los datos abiertos.',
  'Your address has a key since {day}. A new one takes its place: programs that use the former key are refused from then on.':
    'Su dirección tiene una clave desde el {day}. Una nueva la reemplaza: desde ese momento se rechazan los programas que usan la anterior.',
  'Your address has no key at this time.': 'Su dirección no tiene ninguna clave en este momento.',
  'Your key': 'Su clave',
  'Your link to a key for the open record': 'Su enlace a una clave para los datos abiertos',
  '{address} has told us that it is gone, or did not confirm that it wants changes. Its webhook has ended.':
    '{address} nos indicó que ya no existe, o no confirmó que quiere recibir cambios. Su webhook ha terminado.',
};
