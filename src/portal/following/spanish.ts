import type { Dictionary } from '#rules';

/** Texts of these pages in Spanish, by the English ones. */
export const FOLLOWING_IN_SPANISH: Dictionary = {
  '{entityName}, ID number {id}': '{entityName}, número de identificación {id}',
  'Yes, I follow it': 'Sí, lo sigo',
  'Change what we tell you': 'Cambiar de qué le avisamos',
  'A message goes to {address}. Open its link and press the button there. Until then you do not follow the record. The link works for {days} days.':
    'Se envía un mensaje a {address}. Abra el enlace que contiene y presione el botón. Hasta entonces no sigue el registro. El enlace funciona durante {days} días.',
  'Allow messages again': 'Volver a permitir mensajes',
  'Almost done: confirm it with the link that we are sending.':
    'Falta poco: confirme con el enlace que le enviamos.',
  'As 303-555-0100': 'Como 303-555-0100',
  'Ask for a new link': 'Pedir un enlace nuevo',
  'Confirm that you follow a record': 'Confirme que sigue un registro',
  'Follow again': 'Volver a seguir',
  'Follow this record': 'Seguir este registro',
  'Go back to the record': 'Volver al registro',
  'Loading what you follow…': 'Cargando lo que sigue…',
  'Look up a business to follow it': 'Busque una empresa para seguirla',
  'Mail about your own filings still comes, such as receipts.':
    'El correo sobre sus propios trámites sigue llegando, como los comprobantes.',
  'Messages about records to this address are stopped. You can allow them again here.':
    'Se detuvieron los mensajes sobre registros a esta dirección. Puede volver a permitirlos aquí.',
  'Messages about records to your address are stopped.':
    'Se detuvieron los mensajes sobre registros a su dirección.',
  'Messages to {address}': 'Mensajes a {address}',
  'Messages to this address are allowed again.': 'Se vuelven a permitir mensajes a esta dirección.',
  'No message about any record goes to this address then.':
    'Entonces no se envía a esta dirección ningún mensaje sobre ningún registro.',
  'No message about any record goes to this address then. What you follow is kept, in case you allow messages again.':
    'Entonces no se envía a esta dirección ningún mensaje sobre ningún registro. Lo que sigue se conserva, por si vuelve a permitir mensajes.',
  'No message? If you have told us to stop text messages, we send none. To allow them again, reply START to an earlier one.':
    '¿No llega el mensaje? Si nos pidió detener los mensajes de texto, no enviamos ninguno. Para volver a permitirlos, responda START a uno anterior.',
  'No message? Look among unwanted mail. If you have told us to stop all messages, we send none. To allow them again, open the page that earlier messages name.':
    '¿No llega el mensaje? Busque entre el correo no deseado. Si nos pidió detener todos los mensajes, no enviamos ninguno. Para volver a permitirlos, abra la página que nombran los mensajes anteriores.',
  'Press the button to be told what happens to the record that the message names.':
    'Presione el botón para recibir avisos de lo que pase con el registro que nombra el mensaje.',
  'Save choices': 'Guardar lo elegido',
  'See and change what you follow': 'Ver y cambiar lo que sigue',
  'Send me the link to confirm': 'Enviarme el enlace para confirmar',
  'Stop all messages': 'Detener todos los mensajes',
  'Stop everything': 'Detener todo',
  'Stop following': 'Dejar de seguir',
  'Text message': 'Mensaje de texto',
  'This address follows no record.': 'Esta dirección no sigue ningún registro.',
  'This is not a link of ours. Copy the whole link from a message that we sent to you.':
    'Este enlace no es nuestro. Copie el enlace completo de un mensaje que le hayamos enviado.',
  'This is not a link of ours. Copy the whole link from the message.':
    'Este enlace no es nuestro. Copie el enlace completo del mensaje.',
  'To allow them again, open the page that every message from us names.':
    'Para volver a permitirlos, abra la página que nombra cada mensaje nuestro.',
  'We send no messages about records to this address.':
    'No enviamos mensajes sobre registros a esta dirección.',
  'You chose to be told when:': 'Eligió que le avisemos cuando:',
  'We then send no more messages about any record to your address.':
    'Después ya no enviamos mensajes sobre ningún registro a su dirección.',
  'What should we tell you?': '¿De qué le avisamos?',
  'What you follow': 'Lo que sigue',
  "What you follow can't be shown at this time. Try again later.":
    'En este momento no se puede mostrar lo que sigue. Inténtelo más tarde.',
  'You do not follow this record any more.': 'Ya no sigue este registro.',
  'You do not follow {entityName} any more. You can follow it again here.':
    'Ya no sigue a {entityName}. Puede volver a seguir su registro aquí.',
  'You follow {entityName}.': 'Ahora sigue a {entityName}.',
  'You have not confirmed this yet, so no messages are sent about it.':
    'Aún no lo ha confirmado, así que no se envían mensajes al respecto.',
  'Your choices for {entityName} are saved.': 'Se guardó lo que eligió para {entityName}.',
};
