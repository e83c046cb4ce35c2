import type { Dictionary } from '#rules';

/** Texts of these pages in Spanish, by the English ones. */
export const SHELL_IN_SPANISH: Dictionary = {
  '<p>An official service of the state registry.</p>': '<p>Un servicio oficial del registro del estado.</p>',
  '<p>Records filed here are public. Never enter a Social Security number, and no bank or card details outside the payment page.</p>':
    '<p>Los registros que se presentan aquí son públicos. Nunca ingrese un número de Seguro Social, ni datos bancarios o de tarjetas fuera de la página de pago. Los documentos del registro y los correos que confirman sus trámites están en inglés.</p>',
  'Accessibility statement': 'Declaración de accesibilidad',
  'Business filing': 'Trámites de empresas',
  'Call {phone}': 'Llame al {phone}',
  'Close menu': 'Cerrar el menú',
  Demonstration: 'Demostración',
  'Demonstration ({environment}):': 'Demostración ({environment}):',
  'Developer home': 'Página para desarrolladores',
  'Entity ID {id}': 'ID de la entidad {id}',
  Help: 'Ayuda',
  'Loading…': 'Cargando…',
  Main: 'Principal',
  Menu: 'Menú',
  'Need help?': '¿Necesita ayuda?',
  'Office notice': 'Aviso de la oficina',
  'Online business filing': 'Trámites de empresas en línea',
  'Reload the page': 'Volver a cargar la página',
  'Skip to main content': 'Saltar al contenido principal',
  'Something went wrong on this page': 'Algo falló en esta página',
  'The connection may be lost, or there may be a new version of this site. What you saved so far is kept. Reload the page to continue.':
    'Puede que se haya perdido la conexión o que haya una versión nueva de este sitio. Lo que guardó hasta ahora se conserva. Vuelva a cargar la página para continuar.',
  'The fault is on our side. What you saved so far is kept. Reload the page to try again; if that does not help, contact the office.':
    'El fallo es nuestro. Lo que guardó hasta ahora se conserva. Vuelva a cargar la página para intentarlo de nuevo; si eso no ayuda, comuníquese con la oficina.',
  'This page could not be loaded': 'Esta página no se pudo cargar',
  Tools: 'Panel',
  'Version details': 'Detalles de la versión',
  'Write to {address}': 'Escriba a {address}',
  'Demonstration, no legal effect': 'Demostración, sin validez legal',
  'no legal effect.': 'sin validez.',
  'nothing that you file here has legal effect.': 'nada de lo que presente aquí tiene efecto legal.',
};
