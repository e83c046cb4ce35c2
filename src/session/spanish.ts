import type { Dictionary } from '#rules';

/** Texts of these pages in Spanish, by the English ones. */
export const SESSION_IN_SPANISH: Dictionary = {
  '10 seconds left.': 'Quedan 10 segundos.',
  '30 seconds left.': 'Quedan 30 segundos.',
  'Are you still there?': '¿Sigue ahí?',
  'Are you sure you want to leave? Changes you made may not be saved':
    '¿Está seguro de que desea salir? Es posible que los cambios que hizo no se guarden',
  'Continue: {form}': 'Continuar: {form}',
  'You have a filing in progress in this window. {link}': 'Tiene un trámite en curso en esta ventana. {link}',
  Leave: 'Salir',
  'Leave this page': 'Salir de esta página',
  'One minute left.': 'Queda un minuto.',
  'Preparing your document. Please wait.': 'Preparando su documento. Espere, por favor.',
  Stay: 'Quedarse',
  'Stay signed in': 'Mantener la sesión',
  'The sign-on could not be restored': 'El inicio de sesión no se pudo restaurar',
  'The token of the sign-on could not be renewed': 'El inicio de sesión no se pudo renovar',
  'Time left:': 'Tiempo restante:',
  'Timed out': 'Sesión agotada',
  'To protect your information, you have been timed out after two hours of inactivity. Any information that you entered has not been saved.':
    'Para proteger su información, su sesión terminó después de dos horas de inactividad. La información que ingresó no se ha guardado.',
  'You have not done anything here for a while. To protect your information, you will be timed out in {minutes} minutes. Any information that you entered will not be saved.':
    'Hace un rato que no hace nada aquí. Para proteger su información, su sesión terminará en {minutes} minutos. La información que ingresó no se guardará.',
  'Your browser blocked the window for the document. Allow pop-ups for this site and try again.':
    'Su navegador bloqueó la ventana del documento. Permita las ventanas emergentes de este sitio e inténtelo de nuevo.',
};
