import type { Dictionary } from '#rules';

/** Texts of the card page in Spanish. The test cards stay as the testers know them. */
export const CARD_PAGE_IN_SPANISH: Dictionary = {
  'Back to your filing': 'Volver a su trámite',
  'Total due': 'Total a pagar',
  'Your card statement will show {statement}.': 'El estado de cuenta de su tarjeta mostrará {statement}.',
  Notice: 'Aviso',
  'Demonstration.': 'Demostración.',
  'No money moves and no real card is taken.': 'No se mueve dinero y no se acepta ninguna tarjeta real.',
  'Skip to payment': 'Saltar al pago',
  'Card number': 'Número de la tarjeta',
  'Expiration date': 'Fecha de vencimiento',
  'MM/YY': 'MM/AA',
  'Security code': 'Código de seguridad',
  '3 or 4 digits': '3 o 4 dígitos',
  'Name on card': 'Nombre en la tarjeta',
  'Your last card was declined. Nothing was charged. Enter another card.':
    'Su última tarjeta fue rechazada. No se cobró nada. Ingrese otra tarjeta.',
  'Error: ': 'Error: ',
  'There is a problem': 'Hay un problema',
  Help: 'Ayuda',
  'Need help?': '¿Necesita ayuda?',
  'Call {phone} or write to {email}. Never send card numbers by email.':
    'Llame al {phone} o escriba a {email}. Nunca envíe números de tarjeta por correo electrónico.',
  'Pay by card': 'Pagar con tarjeta',
  'All fields are required.': 'Todos los campos son obligatorios.',
  'Pay {amount}': 'Pagar {amount}',
  'You pay once, even if you press the button twice.':
    'Paga una sola vez, aunque presione el botón dos veces.',
  'Give me more time': 'Necesito más tiempo',
  Card: 'Tarjeta',
  'Without payment': 'Sin pago',
  'Cancel payment and return': 'Cancelar el pago y volver',
  'Payment received': 'Pago recibido',
  'Do not pay again. Your receipt shows whether your filing is on record.':
    'No pague otra vez. Su comprobante muestra si su trámite consta en el registro.',
  'Go to your receipt': 'Ir a su comprobante',
  'Your payment is being confirmed': 'Su pago se está confirmando',
  'Your payment was refunded': 'Su pago se reembolsó',
  'The whole amount was returned to your card.': 'El monto completo se devolvió a su tarjeta.',
  'This payment page has closed': 'Esta página de pago se ha cerrado',
  'Your card was not charged. Return to your filing to start the payment again.':
    'No se cobró nada a su tarjeta. Vuelva a su trámite para iniciar el pago de nuevo.',
  'Return to your filing': 'Volver a su trámite',
  'You canceled this payment': 'Usted canceló este pago',
  'You have more time.': 'Tiene más tiempo.',
  'To protect your card this page closes at {moment}. If you need longer, press “Give me more time” at the end.':
    'Para proteger su tarjeta, esta página se cierra el {moment}. Si necesita más tiempo, presione “Necesito más tiempo” al final.',
  'This page closes in 5 minutes. Press “Give me more time” to keep it open.':
    'Esta página se cierra en 5 minutos. Presione “Necesito más tiempo” para mantenerla abierta.',
  'This page closes in 1 minute. Press “Give me more time” to keep it open.':
    'Esta página se cierra en 1 minuto. Presione “Necesito más tiempo” para mantenerla abierta.',
  'This page has closed. Your card was not charged. Go back to your filing to pay.':
    'Esta página se ha cerrado. No se cobró nada a su tarjeta. Vuelva a su trámite para pagar.',
  'Go to the start page': 'Ir a la página de inicio',
  'Payment not found': 'Pago no encontrado',
  'Return to your filing and start the payment again.': 'Vuelva a su trámite y comience el pago de nuevo.',
  'Payment not accepted': 'Pago no aceptado',
  'The form was not sent from the payment page. Return to your filing and start the payment again.':
    'El formulario no se envió desde la página de pago. Vuelva a su trámite y comience el pago de nuevo.',
  'Enter the card number.': 'Ingrese el número de la tarjeta.',
  'Enter a valid card number.': 'Ingrese un número de tarjeta válido.',
  'Enter the expiration date.': 'Ingrese la fecha de vencimiento.',
  'Enter the expiration date as month and year, for example 09/28.':
    'Ingrese la fecha de vencimiento como mes y año, por ejemplo 09/28.',
  'This card has expired. Enter another card.': 'Esta tarjeta ha vencido. Ingrese otra tarjeta.',
  'Enter the expiration date printed on the card.': 'Ingrese la fecha de vencimiento impresa en la tarjeta.',
  'Enter the security code.': 'Ingrese el código de seguridad.',
  'Enter the 3 or 4 digits of the security code.': 'Ingrese los 3 o 4 dígitos del código de seguridad.',
  'Enter the name on the card.': 'Ingrese el nombre que figura en la tarjeta.',
  'Your card was declined. Nothing was charged. Enter another card.':
    'Su tarjeta fue rechazada. No se cobró nada. Ingrese otra tarjeta.',
  'Your card has insufficient funds. Nothing was charged. Enter another card.':
    'Su tarjeta no tiene fondos suficientes. No se cobró nada. Ingrese otra tarjeta.',
  'Your card was declined. Nothing was charged. This demonstration takes test cards only.':
    'Su tarjeta fue rechazada. No se cobró nada. Esta demostración solo acepta tarjetas de prueba.',
};
