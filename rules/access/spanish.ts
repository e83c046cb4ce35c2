import type { Dictionary } from '../language/dictionary';

/** Texts of these rules in Spanish, by the English ones. */
export const ACCESS_IN_SPANISH: Dictionary = {
  'Enter a name.': 'Ingrese un nombre.',
  'Current password': 'Contraseña actual',
  'Current Password': 'Contraseña actual',
  'Enter a current password': 'Ingrese la contraseña actual',
  'Enter new password': 'Ingrese la contraseña nueva',
  'Enter retyped new password': 'Vuelva a escribir la contraseña nueva',
  'Enter a new password that differs from the current one':
    'Ingrese una contraseña nueva distinta de la actual',
  'Invalid new password': 'La contraseña nueva no es válida',
  "New password entries don't match": 'Las contraseñas nuevas no coinciden',
  'New password': 'Contraseña nueva',
  'Retype new password': 'Repita la contraseña nueva',
  Email: 'Correo electrónico',
  'Enter password': 'Ingrese la contraseña',
  'Enter your email.': 'Ingrese su correo electrónico.',
  'Enter Email': 'Ingrese el correo electrónico',
  'Invalid email entered': 'El correo electrónico ingresado no es válido',
  'After you change your password, you are logged out. You can log in with the new password.':
    'Después de cambiar su contraseña se cierra su sesión. Puede iniciar sesión con la contraseña nueva.',
  'Change Password Confirmation': 'Confirmación del cambio de contraseña',
  'Your password has been changed. Log in again with the new password.':
    'Su contraseña se ha cambiado. Vuelva a iniciar sesión con la contraseña nueva.',
  'Enter a username.': 'Ingrese un nombre de usuario.',
  Username: 'Nombre de usuario',
  "Emails don't match.": 'Los correos electrónicos no coinciden.',
  'Enter a valid email address.': 'Ingrese una dirección de correo electrónico válida.',
  'Retype email address.': 'Repita la dirección de correo electrónico.',
  'Retype email': 'Repita el correo electrónico',
};
