import type { Dictionary } from '#rules';

/** Texts of these pages in Spanish, by the English ones. */
export const RETURN_IN_SPANISH: Dictionary = {
  'A link is on its way to {mailedTo}. It works once and asks for the code, which the mail does not hold.':
    'Enviamos un enlace a {mailedTo}. Funciona una sola vez y pide el código, que no está en el correo.',
  'Go on here': 'Continuar aquí',
  'If you want a link by email. You can leave it out.':
    'Si desea un enlace por correo electrónico. Puede dejarlo vacío.',
  'Only the entry that is open on this page is not saved. To keep it, close this, finish the entry and choose Save or Next first.':
    'Solo la entrada que está abierta en esta página no se guarda. Para conservarla, cierre esto, complete la entrada y elija primero Guardar o Siguiente.',
  'Only the registered agent whom you are naming is not saved. To keep it, close this and go on until the agent is named.':
    'Solo el agente registrado que está designando no se guarda. Para conservarlo, cierre esto y continúe hasta que el agente quede designado.',
  'Save and finish later': 'Guardar y terminar más tarde',
  'Save and get a code': 'Guardar y obtener un código',
  'You get a return code, with which you go on here or on another device. Everything that you have entered is saved, on this page too, finished or not.':
    'Recibe un código de regreso, con el que continúa aquí o en otro dispositivo. Todo lo que ha ingresado se guarda, también en esta página, terminado o no.',
  'Your filing is kept until {day}, and longer each time that you change it. Choose “Continue your filing” on the start page and enter the code.':
    'Su trámite se conserva hasta el {day}, y más tiempo cada vez que lo cambie. Elija “Continuar su trámite” en la página de inicio e ingrese el código.',
  'Your return code. Write it down now: it is not shown again.':
    'Su código de regreso. Anótelo ahora: no se vuelve a mostrar.',
};
