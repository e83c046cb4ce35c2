import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const FOLLOWERS_IN_SPANISH: Dictionary = {
  'A filing was recorded': 'Se registró un trámite',
  'A filing waits for review': 'Un trámite espera revisión',
  'The status changed': 'Cambió la situación',
  'A report falls due': 'Vence un informe',
  'See what you follow, change it, or stop these messages:':
    'Vea lo que sigue, cámbielo o detenga estos mensajes:',
  'How should we tell you?': '¿Cómo le avisamos?',
  'Choose email or text message.': 'Elija correo electrónico o mensaje de texto.',
  'Choose at least one.': 'Elija al menos una opción.',
  'Phone number': 'Número de teléfono',
  'Enter your phone number.': 'Ingrese su número de teléfono.',
  'Enter a phone number of ten digits.': 'Ingrese un número de teléfono de diez dígitos.',
  'Tell me what happens to the record of {entityName}. I can end this at any time, from any message.':
    'Avísenme de lo que pase con el registro de {entityName}. Puedo terminarlo cuando quiera, desde cualquier mensaje.',
  'Confirm that you follow {entityName}': 'Confirme que sigue a {entityName}',
  'You asked us to tell you what happens to the record of {entityName} (ID number {entityId}).':
    'Nos pidió que le avisemos de lo que pase con el registro de {entityName} (número de identificación {entityId}).',
  'Open this page and press the button to confirm:': 'Abra esta página y presione el botón para confirmar:',
  'The link works for {days} days. If you did not ask for this, do nothing: you will not follow the record.':
    'El enlace funciona durante {days} días. Si usted no lo pidió, no haga nada: no seguirá el registro.',
  '{office}: confirm that you follow {entityName}: {address} Not you? Do nothing. Reply STOP to stop.':
    '{office}: confirme que sigue a {entityName}: {address} ¿No fue usted? No haga nada. Responda ALTO para terminar.',
  'You already follow {entityName}': 'Ya sigue a {entityName}',
  'You already follow the record of {entityName} (ID number {entityId}). Nothing was changed.':
    'Ya sigue el registro de {entityName} (número de identificación {entityId}). No se cambió nada.',
  '{office}: you already follow {entityName}. See or change it: {address}':
    '{office}: ya sigue a {entityName}. Véalo o cámbielo: {address}',
  'You now follow {entityName}.': 'Ahora sigue a {entityName}.',
  'You follow {entityName} already. There is nothing left to do.':
    'Ya sigue a {entityName}. No queda nada por hacer.',
  'You have ended this since the message was sent, so the link does nothing any more.':
    'Usted lo terminó después de que se envió el mensaje, así que el enlace ya no hace nada.',
  'This was asked for again since the message was sent. Use the link in the newest message.':
    'Esto se pidió de nuevo después de que se envió el mensaje. Use el enlace del mensaje más reciente.',
  'This link was used too late: it worked for {days} days. Nothing was changed.':
    'Este enlace se usó demasiado tarde: funcionaba durante {days} días. No se cambió nada.',
  'This is not a link of ours. Copy the whole link from the message.':
    'Este enlace no es nuestro. Copie el enlace completo del mensaje.',
  '{office}: you get no more text messages from us. Reply START to get them again.':
    '{office}: ya no recibe mensajes de texto nuestros. Responda START para volver a recibirlos.',
  '{office}: you get our text messages again. Reply STOP to stop them.':
    '{office}: vuelve a recibir nuestros mensajes de texto. Responda ALTO para detenerlos.',
  '{office}: messages about records and filings. Reply STOP to stop them, START to get them again.':
    '{office}: mensajes sobre registros y trámites. Responda ALTO para detenerlos, START para volver a recibirlos.',
};
