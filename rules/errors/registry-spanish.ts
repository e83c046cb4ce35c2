import type { Dictionary } from '../language/dictionary';

/** Sentences of the registry's own refusals in Spanish: those that a page may show where no rule has a sentence for it. */
export const REGISTRY_IN_SPANISH: Dictionary = {
  'Too many passwords were tried. Wait and try again.':
    'Se probaron demasiadas contraseñas. Espere e inténtelo de nuevo.',
  'The login has ended or is not valid. Log in again.':
    'La sesión ha terminado o no es válida. Inicie sesión de nuevo.',
  'Log in to do this.': 'Inicie sesión para hacer esto.',
  'You are not allowed to do this.': 'No tiene permiso para hacer esto.',
  'Change your temporary password first.': 'Primero cambie su contraseña temporal.',
  'The request is too large.': 'La solicitud es demasiado grande.',
  'The request took too long to arrive.': 'La solicitud tardó demasiado en llegar.',
  'The request was cut short.': 'La solicitud se interrumpió.',
  'The request is not well formed.': 'La solicitud no tiene la forma correcta.',
  'The request does not satisfy the contract.': 'La solicitud no cumple el contrato.',
  'There is nothing at this address.': 'No hay nada en esta dirección.',
  'There is much to do at this moment. Try again in a few seconds.':
    'Hay mucho que hacer en este momento. Inténtelo de nuevo en unos segundos.',
  'Something went wrong. Try again later.': 'Algo falló. Inténtelo más tarde.',
  'The service is not available now. Try again later.':
    'El servicio no está disponible ahora. Inténtelo más tarde.',
  'The payment could not be started. Try again in a moment.':
    'El pago no se pudo iniciar. Inténtelo de nuevo en un momento.',
  'There is no filing under this reference.': 'No hay ningún trámite con esta referencia.',
  'There is no payment under this reference.': 'No hay ningún pago con esta referencia.',
  'The entity of this filing is not on record.': 'La entidad de este trámite no consta en el registro.',
  'The filing holds too much.': 'El trámite contiene demasiado.',
  'This filing has uploaded too much.': 'Este trámite ha subido demasiado.',
  'Too much was saved from your network today. Try again tomorrow.':
    'Hoy se guardó demasiado desde su red. Inténtelo de nuevo mañana.',
  'No more files can be kept at this time. Try again later.':
    'No se pueden guardar más archivos en este momento. Inténtelo más tarde.',
};
