import type { Dictionary } from '#rules';

/** Texts of these pages in Spanish, by the English ones. */
export const RECEIPT_IN_SPANISH: Dictionary = {
  'Choose another name': 'Elegir otro nombre',
  'Correct this filing': 'Corregir este trámite',
  'Date and time are those of the office, in Mountain Time.':
    'La fecha y la hora son las de la oficina, en hora de la Montaña.',
  'Do not pay again: a payment that arrived is not lost. Try again in a moment.':
    'No pague otra vez: un pago que llegó no se pierde. Inténtelo de nuevo en un momento.',
  'Email my receipt': 'Enviarme el comprobante por correo electrónico',
  'Forms for this entity': 'Formularios de esta entidad',
  'Go to the start page': 'Ir a la página de inicio',
  'Loading your receipt…': 'Cargando su comprobante…',
  Next: 'Siguiente',
  'Nothing was filed, and everything that you entered is kept. Return to review when you want to pay.':
    'No se presentó nada, y todo lo que ingresó se conserva. Vuelva a la revisión cuando desee pagar.',
  'Nothing was filed, and everything that you entered is kept. Return to review to pay with another card.':
    'No se presentó nada, y todo lo que ingresó se conserva. Vuelva a la revisión para pagar con otra tarjeta.',
  'On your card statement': 'En el estado de cuenta de su tarjeta',
  'Payment declined': 'Pago rechazado',
  'Payment not completed': 'Pago no completado',
  'Payment refunded': 'Pago reembolsado',
  'Print receipt': 'Imprimir el comprobante',
  'Receipt not found': 'Comprobante no encontrado',
  'Return to review': 'Volver a la revisión',
  'Return to review to see what can be filed': 'Volver a la revisión para ver qué se puede presentar',
  'Search the public record': 'Buscar en el registro público',
  Send: 'Enviar por correo',
  'You left the payment page. Nothing is charged until you pay there.':
    'Salió de la página de pago. No se cobra nada mientras no pague allí.',
  'Send to {filerEmail}': 'Enviar a {filerEmail}',
  'The email could not be sent. Print your receipt, or try again later.':
    'El correo electrónico no se pudo enviar. Imprima su comprobante o inténtelo más tarde.',
  'The reason is:': 'El motivo es:',
  'The reasons are:': 'Los motivos son:',
  'There is no filing behind this address. Check the link, or contact the office.':
    'No hay ningún trámite en esta dirección. Verifique el enlace o comuníquese con la oficina.',
  'This page shows your receipt as soon as it is ready. You can close it and return to this address later: your filing is not lost.':
    'Esta página muestra su comprobante en cuanto está listo. Puede cerrarla y volver a esta dirección más tarde: su trámite no se pierde.',
  'To verify this receipt, look up ID number {masterId} on the {record}, and {check} by its number.':
    'Para verificar este comprobante, busque el número de identificación {masterId} en el {record}, y {check} por su número.',
  'We cannot show your receipt just now.': 'No podemos mostrar su comprobante en este momento.',
  'We could not find this receipt.': 'No pudimos encontrar este comprobante.',
  'Your payment was declined.': 'Su pago fue rechazado.',
  'Your payment was not completed.': 'Su pago no se completó.',
  'Your payment was received and your filing was accepted.': 'Su pago se recibió y su trámite fue aceptado.',
  'check a certificate': 'verifique un certificado',
  'public record': 'registro público',
};
