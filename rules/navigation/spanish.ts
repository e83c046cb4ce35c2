import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const NAVIGATION_IN_SPANISH: Dictionary = {
  'A registered agent is named as a part of a filing, and none is in progress in this window. Choose a form, or enter the ID number of the entity whose agent changes.':
    'Un agente registrado se nombra como parte de un trámite, y no hay ninguno en curso en esta ventana. Elija un formulario o ingrese el número de identificación de la entidad cuyo agente cambia.',
  'Forms for this entity cannot be filed online at this time. Call or write to the office to file them.':
    'Los formularios de esta entidad no se pueden presentar en línea en este momento. Llame o escriba a la oficina para presentarlos.',
  'No filing is in progress in this window. Choose a form, or enter the ID number of the entity that you want to file for.':
    'No hay ningún trámite en curso en esta ventana. Elija un formulario o ingrese el número de identificación de la entidad para la que desea presentar.',
  'Secure business filing is the login to the filings of one entity. Look the entity up, or enter its ID number, and choose a form: you are asked to log in where the entity has secure filing.':
    'La presentación segura es el inicio de sesión a los trámites de una entidad. Busque la entidad, o ingrese su número de identificación, y elija un formulario: se le pide iniciar sesión si la entidad tiene presentación segura.',
  'The filing that was in progress in this window is no longer kept. We remove filings in progress that nobody has changed for a long time. Nothing was filed and nothing was charged. Choose a form to begin again.':
    'El trámite que estaba en curso en esta ventana ya no se conserva. Eliminamos los trámites en curso que nadie ha cambiado en mucho tiempo. No se presentó nada y no se cobró nada. Elija un formulario para comenzar de nuevo.',
  'Business home': 'Inicio de empresas',
  'Change Password': 'Cambiar la contraseña',
  FAQ: 'Preguntas frecuentes',
  Logout: 'Cerrar sesión',
  'Search business database': 'Buscar en la base de datos de empresas',
  'Tips for searching': 'Consejos para buscar',
  'Tutorials & training': 'Tutoriales y capacitación',
};
