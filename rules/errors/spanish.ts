import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const ERRORS_IN_SPANISH: Dictionary = {
  'Secure filing can be set up within a day after a filing was recorded, and not while staff review it.':
    'La presentación segura se puede configurar durante el día siguiente al registro de un trámite, y no mientras el personal lo revisa.',
  'Secure filing could not be set up at this time. Nothing was changed. Try again.':
    'No se pudo configurar la presentación segura en este momento. No se cambió nada. Inténtelo de nuevo.',
  'The information you entered does not match what we have in our system. Password is case sensitive.':
    'La información que ingresó no coincide con la que tenemos en nuestro sistema. La contraseña distingue mayúsculas y minúsculas.',
  'This entity has secure business filing already.': 'Esta entidad ya tiene presentación segura.',
  'Too many attempts were made. Wait a few minutes, then try again.':
    'Se hicieron demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
  'Error saving agent.': 'Error al guardar el agente.',
  'We are unable to check the address at this time. Review it and try again, or keep it as you entered it.':
    'No podemos verificar la dirección en este momento. Revísela e inténtelo de nuevo, o consérvela como la ingresó.',
  'Confirming your payment - do not pay again': 'Confirmando su pago: no vuelva a pagar',
  'Email has been sent!': '¡El correo electrónico se ha enviado!',
  'No return code could be made at this time. Your filing is saved; try again.':
    'No se pudo crear un código de regreso en este momento. Su trámite está guardado; inténtelo de nuevo.',
  "Receipts can't be looked for at this time. Try again.":
    'No se pueden buscar comprobantes en este momento. Inténtelo de nuevo.',
  "The file can't be shown at this time. Try again.":
    'El archivo no se puede mostrar en este momento. Inténtelo de nuevo.',
  "The form can't be shown at this time. Try again.":
    'El formulario no se puede mostrar en este momento. Inténtelo de nuevo.',
  'There is no receipt with this number and this email address. Compare the number with the filed document. Use an address that you gave in the filing or to which the receipt was mailed.':
    'No hay ningún comprobante con este número y esta dirección de correo electrónico. Compare el número con el documento presentado. Use una dirección que haya indicado en el trámite o a la que se envió el comprobante.',
  'This code leads to no filing. Compare it with what you wrote down. A newer code takes the place of an earlier one, and a filing that nobody has changed for a long time is removed.':
    'Este código no lleva a ningún trámite. Compárelo con el que anotó. Un código más reciente sustituye al anterior, y un trámite que nadie ha cambiado en mucho tiempo se elimina.',
  'This filing was changed after you opened it, for example in another tab. It is shown as it is now: check it, then pay. Nothing was charged.':
    'Este trámite se cambió después de que usted lo abriera, por ejemplo en otra pestaña. Se muestra como está ahora: verifíquelo y después pague. No se cobró nada.',
  'Too many codes were tried. Wait some minutes, then try again.':
    'Se probaron demasiados códigos. Espere unos minutos e inténtelo de nuevo.',
  'Too many receipts were looked for. Wait some minutes, then try again.':
    'Se buscaron demasiados comprobantes. Espere unos minutos e inténtelo de nuevo.',
  'We could not reach the payment service. Nothing was charged; try again.':
    'No pudimos comunicarnos con el servicio de pago. No se cobró nada; inténtelo de nuevo.',
  'Your answers could not be saved on our side yet. They are kept here; try again.':
    'Sus respuestas todavía no se pudieron guardar en nuestro sistema. Se conservan aquí; inténtelo de nuevo.',
  "Your file can't be attached at this time. Try again.":
    'Su archivo no se puede adjuntar en este momento. Inténtelo de nuevo.',
  "Your filing can't be opened at this time. Try again.":
    'Su trámite no se puede abrir en este momento. Inténtelo de nuevo.',
  'Your login had ended, so the file was not attached. Add it again.':
    'Su sesión había terminado, así que el archivo no se adjuntó. Agréguelo de nuevo.',
  'Your payment was declined. Nothing was charged.': 'Su pago fue rechazado. No se cobró nada.',
  'Your payment was not completed. Nothing was charged.': 'Su pago no se completó. No se cobró nada.',
  '{message} Status: {status}': '{message} Estado: {status}',
  'Error: ': 'Error: ',
  'Error - ': 'Error: ',
  'Warning - ': 'Advertencia: ',
  'A temporary password has been emailed to you.':
    'Le hemos enviado una contraseña temporal por correo electrónico.',
  'Email or password is invalid': 'El correo electrónico o la contraseña no son válidos',
  'The passcode was not requested': 'El código de acceso no se solicitó',
  'The request for a passcode was not answered': 'La solicitud de código de acceso no tuvo respuesta',
  'No letter is on its way for this request. Ask for the passcode again, or verify the agent in another way.':
    'No hay ninguna carta en camino por esta solicitud. Solicite de nuevo el código de acceso o verifique al agente de otra manera.',
  'We do not know whether a letter is on its way. Request the passcode again: within a day the same request never brings a second letter.':
    'No sabemos si hay una carta en camino. Solicite de nuevo el código de acceso: en el plazo de un día, la misma solicitud nunca genera una segunda carta.',
  'Delivery by mail may take a week or longer.': 'La entrega por correo puede tardar una semana o más.',
  "Your request can't be taken at this time. Nothing was changed. Try again.":
    'En este momento no se puede recibir su solicitud. No se cambió nada. Inténtelo de nuevo.',
  'No more messages to confirm can be sent for now. Use the newest one, if one came, or try again tomorrow.':
    'Por ahora no se pueden enviar más mensajes para confirmar. Use el más reciente, si recibió alguno, o inténtelo mañana.',
  'No answer has come. The message may be on its way: look for it before you try again.':
    'No llegó ninguna respuesta. Es posible que el mensaje esté en camino: búsquelo antes de intentarlo de nuevo.',
  'No answer has come. The change may have been made all the same. To be sure, try again.':
    'No llegó ninguna respuesta. Es posible que el cambio se haya hecho de todos modos. Para estar seguro, inténtelo de nuevo.',
  'No answer has come. The key may have been made all the same. Press the button again to see it, and do not leave this page before.':
    'No llegó ninguna respuesta. Es posible que la clave se haya creado de todos modos. Vuelva a presionar el botón para verla y no salga antes de esta página.',
  'There is no such record any more. Look the business up again.':
    'Ese registro ya no existe. Vuelva a buscar la empresa.',
  "This can't be changed at this time. Nothing was changed. Try again.":
    'Esto no se puede cambiar en este momento. No se cambió nada. Inténtelo de nuevo.',
  'There is nothing to change here any more. Load the page again to see what you follow now.':
    'Aquí ya no hay nada que cambiar. Vuelva a cargar la página para ver lo que sigue ahora.',
};
