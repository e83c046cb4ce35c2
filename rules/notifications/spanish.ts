import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const NOTIFICATIONS_IN_SPANISH: Dictionary = {
  'This email address is on the list already.': 'Esta dirección de correo electrónico ya está en la lista.',
  'This number is on the list already.': 'Este número ya está en la lista.',
  'What was pasted is not a phone number of ten digits. Nothing was changed.':
    'Lo que pegó no es un número de teléfono de diez dígitos. No se cambió nada.',
  "The extension was left out: text messages can't be sent to one.":
    'Se omitió la extensión: no se pueden enviar mensajes de texto a una extensión.',
  'Deleted.': 'Eliminado.',
  'Saved.': 'Guardado.',
  'Review notifications': 'Revisar los avisos',
  'Email address': 'Dirección de correo electrónico',
  'Enter a valid phone number.': 'Ingrese un número de teléfono válido.',
  'Area code': 'Código de área',
  'Enter email or phone number.': 'Ingrese un correo electrónico o un número de teléfono.',
  'First three digits': 'Tres primeros dígitos',
  'Last four digits': 'Cuatro últimos dígitos',
  "Phone Numbers don't match.": 'Los números de teléfono no coinciden.',
  'Retype email address': 'Repita la dirección de correo electrónico',
  'Retype number.': 'Repita el número.',
};
