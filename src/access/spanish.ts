import type { Dictionary } from '#rules';

/** Texts of these pages in Spanish, by the English ones. */
export const ACCESS_IN_SPANISH: Dictionary = {
  'A temporary password has been emailed to {email}.': 'Hemos enviado una contraseña temporal a {email}.',
  'A temporary password is mailed to the address that you enter. From then on every filing for this entity asks for that email and the password.':
    'Se envía una contraseña temporal a la dirección que ingrese. A partir de entonces, cada trámite de esta entidad pide ese correo electrónico y la contraseña.',
  'At least 8 letters and digits, with a lowercase letter, an uppercase letter and a digit':
    'Al menos 8 letras y números, con una minúscula, una mayúscula y un número',
  'Call or write to the office if you want secure filing without making a filing.':
    'Llame o escriba a la oficina si desea la presentación segura sin hacer un trámite.',
  'Change password': 'Cambiar contraseña',
  'Choose a password of your own.': 'Elija una contraseña propia.',
  'Enter the username and the email address of your account. If they belong together, we send you a temporary password by email.':
    'Ingrese el nombre de usuario y la dirección de correo electrónico de su cuenta. Si se corresponden, le enviamos una contraseña temporal por correo electrónico.',
  'Filers of an entity with secure business filing: {lookUp} and choose a form, then log in.':
    'Quienes presentan trámites de una entidad con presentación segura: {lookUp} y elija un formulario; después inicie sesión.',
  'Filings for {entityName} (Entity ID {entityId}) are made by those who have an account for it. Log in to continue.':
    'Los trámites de {entityName} (ID de la entidad {entityId}) los hacen quienes tienen una cuenta para ella. Inicie sesión para continuar.',
  'From now on filings for {entityName} (Entity ID {entityId}) ask for a login. Your username is {userId}; you need it to reset your password.':
    'A partir de ahora, los trámites de {entityName} (ID de la entidad {entityId}) piden iniciar sesión. Su nombre de usuario es {userId}; lo necesita para restablecer su contraseña.',
  'Go to its record': 'Ir a su registro',
  'Go to the business home page': 'Ir a la página de inicio de empresas',
  'Go to the record of {entityName}': 'Ir al registro de {entityName}',
  'If you do not know your password, {reset}.': 'Si no sabe su contraseña, {reset}.',
  'It is in the message that brought your password': 'Está en el mensaje que trajo su contraseña',
  'Log in': 'Iniciar sesión',
  'The staff area of the office is open to its staff alone. {logIn}':
    'El área del personal de la oficina está abierta únicamente a su personal. {logIn}',
  'You are not signed on': 'No ha iniciado sesión',
  'You are signed on': 'Ha iniciado sesión',
  'Your account opens the staff area. {goThere}': 'Su cuenta abre el área del personal. {goThere}',
  'Go to the staff area': 'Ir al área del personal',
  'Log in as staff of the office': 'Iniciar sesión como personal de la oficina',
  'Log in first: this page changes the password of the account that is logged in.':
    'Primero inicie sesión: esta página cambia la contraseña de la cuenta con la que se ha iniciado sesión.',
  'Log in with it': 'Inicie sesión con ella',
  'Log out': 'Cerrar la sesión',
  'Look up an entity': 'Buscar una entidad',
  'Look up the entity that you file for': 'Busque la entidad para la que presenta trámites',
  'No password was reset in this window.': 'En esta ventana no se restableció ninguna contraseña.',
  'Not allowed': 'No permitido',
  'One moment, please.': 'Un momento, por favor.',
  'Open the message and copy the temporary password. It expires, so do this soon.':
    'Abra el mensaje y copie la contraseña temporal. Vence, así que hágalo pronto.',
  'Password reset': 'Contraseña restablecida',
  'Reset My Password': 'Restablecer mi contraseña',
  'Reset a password': 'Restablecer una contraseña',
  'Reset password': 'Restablecer contraseña',
  'Secure Business Filing': 'Presentación segura',
  'Secure business filing is set up': 'La presentación segura está configurada',
  'You set up secure business filing from the page “What’s next” of a filing. Do so within a day, in the window in which you filed. There is no such filing in this window.':
    'Usted configura la presentación segura desde la página “Próximos pasos” de un trámite. Hágalo en el plazo de un día, en la ventana en la que lo presentó. En esta ventana no hay ninguno.',
  'Set up secure business filing': 'Configurar la presentación segura',
  'Set up secure filing': 'Configurar presentación segura',
  'Signing on is not possible at this time. Try again later.':
    'No se puede iniciar sesión en este momento. Inténtelo más tarde.',
  'Signing on or off failed': 'No se pudo iniciar o cerrar la sesión',
  'Signing on was not completed.': 'El inicio de sesión no se completó.',
  'Staff of the office: {logIn}.': 'Personal de la oficina: {logIn}.',
  'This entity has no secure business filing: its forms are filed without a login.':
    'Esta entidad no tiene presentación segura: sus formularios se presentan sin iniciar sesión.',
  'Try again': 'Intentar de nuevo',
  'Use it soon, because it expires. You are asked for a new password of your own after you log in. If no message arrives, check the username and the email address and try again.':
    'Úsela pronto, porque vence. Después de iniciar sesión se le pide una contraseña nueva. Si no llega ningún mensaje, verifique el nombre de usuario y la dirección de correo electrónico e inténtelo de nuevo.',
  'User ID': 'ID de usuario',
  'With secure business filing, only people with an account can file for {entityName} (Entity ID {entityId}). It costs nothing. Its public record stays public.':
    'Con la presentación segura, solo las personas con una cuenta pueden presentar trámites de {entityName} (ID de la entidad {entityId}). No cuesta nada. Su registro público sigue siendo público.',
  'You are logged out of the portal, but the sign-on service did not answer. Close the browser, so that nobody signs on in your name.':
    'Ha cerrado la sesión del portal, pero el servicio de inicio de sesión no respondió. Cierre el navegador para que nadie inicie sesión en su nombre.',
  'You are logged out of the portal, but the sign-on service still knows you. Close the browser, so that nobody signs on in your name.':
    'Ha cerrado la sesión del portal, pero el servicio de inicio de sesión aún lo reconoce. Cierre el navegador para que nadie inicie sesión en su nombre.',
  'You are signed on as {name}. {logOut} to sign on with another account.':
    'Ha iniciado sesión como {name}. {logOut} para iniciar sesión con otra cuenta.',
  'Your account could not be read at this time. Wait a moment, then try again.':
    'Su cuenta no se pudo leer en este momento. Espere un momento e inténtelo de nuevo.',
  'Your account does not have access to this part of the portal. Ask the office if you need it.':
    'Su cuenta no tiene acceso a esta parte del portal. Consulte a la oficina si lo necesita.',
  'Your login has ended. Log in again to continue where you were; what you entered is kept.':
    'Su sesión ha terminado. Inicie sesión de nuevo para continuar donde estaba; lo que ingresó se conserva.',
  'Your password is a temporary one. Choose one of your own to continue.':
    'Su contraseña es temporal. Elija una propia para continuar.',
  'Your password is kept by the service that you sign on with. Change it there.':
    'Su contraseña la guarda el servicio con el que inicia sesión. Cámbiela allí.',
  'log in': 'inicie sesión',
  'look up the entity': 'busque la entidad',
  'reset it': 'restablézcala',
  'this entity': 'esta entidad',
  '{lookUp} and choose a form to log in to secure business filing.':
    '{lookUp} y elija un formulario para iniciar sesión en la presentación segura.',
  '{lookUp} to file for it.': '{lookUp} para presentar trámites de ella.',
};
