import type { Dictionary } from '#rules';

/** Texts of these pages in Spanish, by the English ones. */
export const REVIEW_IN_SPANISH: Dictionary = {
  'Check what you entered. You can change it until you pay.':
    'Verifique lo que ingresó. Puede cambiarlo hasta que pague.',
  Close: 'Cerrar',
  Edit: 'Editar',
  'System Message': 'Mensaje del sistema',
  'A payment for this filing has been opened and is not completed. If you have paid, do not pay again: {state}. If you have not, you can still change the filing and pay from here.':
    'Se abrió un pago de este trámite y no se ha completado. Si ya pagó, no pague otra vez: {state}. Si no ha pagado, todavía puede cambiar el trámite y pagar desde aquí.',
  'Check again': 'Verificar de nuevo',
  'Check the filing as it is shown now. You can pay if it is still what you want to file.':
    'Verifique el trámite como se muestra ahora. Puede pagar si todavía es lo que desea presentar.',
  'Nothing was charged, and everything that you entered is kept.':
    'No se cobró nada, y todo lo que ingresó se conserva.',
  'Something has changed since this filing began': 'Algo ha cambiado desde que empezó este trámite',
  "This filing can't be paid for now": 'Este trámite no se puede pagar ahora',
  'This filing has been paid for and submitted, and cannot be changed here: {receipt}.':
    'Este trámite ya se pagó y se presentó, y no se puede cambiar aquí: {receipt}.',
  'What you can file instead: {form}.': 'Lo que puede presentar en su lugar: {form}.',
  'see its receipt': 'vea su comprobante',
  'see the state of the payment': 'vea el estado del pago',
  'You can pay once these are corrected. Choose a line to go to its page.':
    'Podrá pagar cuando esto se corrija. Elija una línea para ir a su página.',
  'Entered here': 'Ingresado aquí',
  'Keep what I entered here': 'Conservar lo que ingresé aquí',
  'Keep what is saved': 'Conservar lo guardado',
  Saved: 'Guardado',
  'Something is missing in this answer.': 'Falta algo en esta respuesta.',
  'Which answer do you want to keep?': '¿Qué respuesta quiere conservar?',
  'While you entered this, something else was saved for this filing, for example in another tab. Choose one of the two before you go on.':
    'Mientras usted ingresaba esto, se guardó otra cosa en este trámite, por ejemplo en otra pestaña. Elija una de las dos antes de continuar.',
};
