import type { Dictionary } from '#rules';

/** More texts of these pages in Spanish. */
export const PORTAL_IN_SPANISH_N_TO_Z: Dictionary = {
  'Noncompliant, delinquent or delayed': 'En incumplimiento, en mora o con vigencia diferida',
  'Nonprofit corporations': 'Corporaciones sin fines de lucro',
  'Not available now': 'No disponible ahora',
  'Not part of this demonstration': 'No forma parte de esta demostración',
  'Nothing is filed and nothing is charged. Your answers are kept so that you can try again.':
    'No se presenta nada y no se cobra nada. Sus respuestas se conservan para que pueda intentarlo de nuevo.',
  'Surveys and accounts': 'Encuestas y cuentas',
  Now: 'Ahora',
  'Now, since {day}': 'Ahora, desde el {day}',
  'On record now': 'Consta ahora en el registro',
  'On the review page choose Edit next to a section, change it, then choose Save changes.':
    'En la página de revisión elija Editar junto a una sección, cámbiela y después elija Guardar los cambios.',
  'One business found.': 'Se encontró una empresa.',
  'One owner or several, who are called members and run it themselves or choose managers. It has no shares.':
    'Un dueño o varios, que se llaman miembros y la dirigen ellos mismos o eligen gerentes. No tiene acciones.',
  'One person in business, or a general partnership, begins without a form here. The owners answer for its debts with what they own.':
    'Una persona que hace negocios por su cuenta, o una sociedad general, comienza sin ningún formulario de aquí. Los dueños responden de sus deudas con lo que poseen.',
  'One that was given in the filing, or to which the receipt was mailed':
    'Una que se indicó en el trámite o a la que se envió el comprobante',
  'Other forms': 'Otros formularios',
  'PDFs that we make are tagged for screen readers. Files that filers attach are shown as they were sent.':
    'Los PDF que hacemos están etiquetados para lectores de pantalla. Los archivos que se adjuntan se muestran como se enviaron.',
  'Page not found': 'Página no encontrada',
  'Principal office': 'Oficina principal',
  'Profit corporations': 'Corporaciones con fines de lucro',
  'Read how a filing is kept while you work on it': 'Lea cómo se conserva un trámite mientras trabaja en él',
  'Register an Article 62 limited liability limited partnership':
    'Registrar una sociedad limitada de responsabilidad limitada del artículo 62',
  'Requalify the authority of a foreign entity':
    'Volver a habilitar la autorización de una entidad extranjera',
  'Say which page you were on and what you wanted to do. We can also take your filing in another way.':
    'Diga en qué página estaba y qué quería hacer. También podemos recibir su trámite de otra manera.',
  'Screen readers hear the title of each page, and each problem at its field and in a list at the top.':
    'Los lectores de pantalla leen el título de cada página, y cada problema en su campo y en una lista al principio.',
  'Search again': 'Buscar de nuevo',
  'Search by ID number': 'Buscar por número de identificación',
  'Search by name': 'Buscar por nombre',
  'Search for names with {id} in them': 'Buscar nombres que contengan {id}',
  'Search results': 'Resultados de la búsqueda',
  'Searching the record…': 'Buscando en el registro…',
  'See the record': 'Ver el registro',
  'See the record, with the filed document': 'Ver el registro, con el documento presentado',
  'See what is on public record about a business, and which forms can be filed for it.':
    'Vea lo que consta en el registro público sobre una empresa y qué formularios se pueden presentar para ella.',
  "Should the owners' own property be safe from the debts of the business?":
    '¿Deben los bienes propios de los dueños estar a salvo de las deudas de la empresa?',
  'Since {day}': 'Desde el {day}',
  'Since {day}. The entity becomes delinquent on {delinquentDay} unless it is filed.':
    'Desde el {day}. La entidad queda en mora el {delinquentDay} si no se presenta.',
  'Sixteen letters and digits, as on the certificate': 'Dieciséis letras y números, como en el certificado',
  'Start a business': 'Comenzar una empresa',
  'Start the form again. If this page comes back, call or write to us and say what you were filing.':
    'Comience el formulario de nuevo. Si esta página vuelve a aparecer, llámenos o escríbanos y díganos qué estaba presentando.',
  Status: 'Situación',
  Summary: 'Resumen',
  'Tell us about a barrier': 'Cuéntenos qué obstáculo encontró',
  "Text can be enlarged to 400% without scrolling sideways, and your system's high contrast colors are kept.":
    'El texto se puede ampliar al 400% sin desplazarse hacia los lados, y se conservan los colores de alto contraste de su sistema.',
  'That site is not connected here. Nothing was filed, and nothing was charged.':
    'Ese sitio no está conectado aquí. No se presentó nada y no se cobró nada.',
  'The form that you came for': 'El formulario por el que vino',
  'The ID number has digits only and never changes, even when the name does. It stands on every receipt.':
    'El número de identificación tiene solo números y nunca cambia, aunque cambie el nombre. Está en cada comprobante.',
  "The certificate can't be checked at this time. Try again later.":
    'El certificado no se puede verificar en este momento. Inténtelo más tarde.',
  'The certificate is being prepared.': 'El certificado se está preparando.',
  'The certificate is not available just now. Try again later.':
    'El certificado no está disponible en este momento. Inténtelo más tarde.',
  'The entity maintains a registered agent, who has consented to being appointed.':
    'La entidad mantiene un agente registrado, que ha aceptado su nombramiento.',
  "The filing history can't be shown at this time.":
    'El historial de trámites no se puede mostrar en este momento.',
  'The foreign entity maintains no registered agent. Service of process may be mailed to its principal address.':
    'La entidad extranjera no mantiene un agente registrado. Las notificaciones de actos procesales se pueden enviar por correo a su dirección principal.',
  'The form to create an entity checks the name for you. Capital letters do not make a name different. Nor do periods, commas, underscores or apostrophes. All else does.':
    'El formulario para crear una entidad verifica el nombre por usted. Las mayúsculas no hacen distinto un nombre. Tampoco los puntos, las comas, los guiones bajos ni los apóstrofos. Todo lo demás sí.',
  "The forms can't be shown at this time. Try again later.":
    'Los formularios no se pueden mostrar en este momento. Inténtelo más tarde.',
  'The law: {law} of the {statutes}. The link opens the list of all titles: choose the title there, and in it the article.':
    'La ley: {law} de los {statutes}. El enlace abre la lista de todos los títulos: elija allí el título y, en él, el artículo.',
  "The name can't be checked at this time. Try again later.":
    'El nombre no se puede verificar en este momento. Inténtelo más tarde.',
  'The office has them on another site, to which this link leads outside of tests. Nothing was answered or sent.':
    'La oficina los tiene en otro sitio, al que este enlace lleva fuera de las pruebas. No se respondió ni envió nada.',
  'The receipt was found.': 'Se encontró el comprobante.',
  "The record can't be searched at this time. Try again later.":
    'No se puede buscar en el registro en este momento. Inténtelo más tarde.',
  "The record can't be shown at this time. Try again later.":
    'El registro no se puede mostrar en este momento. Inténtelo más tarde.',
  'There is an issue with your filing': 'Hay un problema con su trámite',
  'There is no description of this form at this time. You can go on without it, or choose from {allForms}.':
    'No hay ninguna descripción de este formulario en este momento. Puede continuar sin ella o elegir entre {allForms}.',
  "These begin here and continue on the office's other site.":
    'Estos comienzan aquí y continúan en el otro sitio de la oficina.',
  'This certificate is genuine, and what it says is still true.':
    'Este certificado es auténtico y lo que dice sigue siendo cierto.',
  'This certificate is genuine, but no longer true. The entity has been dissolved or has ended otherwise.':
    'Este certificado es auténtico, pero ya no es cierto. La entidad se ha disuelto o ha terminado de otra manera.',
  'This certificate is genuine, but no longer true: the entity is not in good standing now.':
    'Este certificado es auténtico, pero ya no es cierto: la entidad no está en regla ahora.',
  'This certificate is genuine. The entity is still in good standing, but its name has changed since.':
    'Este certificado es auténtico. La entidad sigue en regla, pero su nombre ha cambiado desde entonces.',
  'This entity has secure filing: its filers log in first.':
    'Esta entidad tiene presentación segura: quienes presentan sus trámites primero inician sesión.',
  'This filing is no longer available for this record. It may have been filed already.':
    'Este trámite ya no está disponible para este registro. Es posible que ya se haya presentado.',
  'This link does not lead to a filing any more. A newer one took its place, or we removed the filing because nobody had changed it for a long time. If you have a newer return code, enter it here.':
    'Este enlace ya no lleva a un trámite. Uno más reciente ocupó su lugar, o eliminamos el trámite porque nadie lo había cambiado en mucho tiempo. Si tiene un código de regreso más reciente, ingréselo aquí.',
  'This link was used before, and links work once. You can still go on: enter your return code.':
    'Este enlace ya se usó, y los enlaces funcionan una vez. Todavía puede continuar: ingrese su código de regreso.',
  'This office has issued no certificate with this number. Compare it with the certificate, letter by letter.':
    'Esta oficina no ha emitido ningún certificado con este número. Compárelo con el certificado, letra por letra.',
  'This portal has no forms for this type of entity. The office tells you how to file them.':
    'Este portal no tiene formularios para este tipo de entidad. La oficina le indica cómo presentarlos.',
  'This service is down': 'Este servicio no está disponible',
  'Title 7, Article 55': 'Título 7, Artículo 55',
  'Title 7, Article 56': 'Título 7, Artículo 56',
  'Title 7, Article 64': 'Título 7, Artículo 64',
  'Title 7, Article 80': 'Título 7, Artículo 80',
  'Title 7, Articles 101 to 117': 'Título 7, Artículos 101 a 117',
  'Title 7, Articles 121 to 137': 'Título 7, Artículos 121 a 137',
  'To make a profit for its owners': 'Obtener ganancias para sus dueños',
  'To serve its members, who buy from it, sell to it or work in it':
    'Servir a sus miembros, que le compran, le venden o trabajan en ella',
  'To {form}, find the business first. Its record offers the form.':
    'Para {form}, encuentre primero la empresa. Su registro ofrece el formulario.',
  'Twelve letters and digits, as K7QW-D9XM-2345. Capitals and hyphens make no difference.':
    'Doce letras y números, como K7QW-D9XM-2345. Las mayúsculas y los guiones no importan.',
  Type: 'Tipo',
  'User manager': 'Administrador de usuarios',
  'Verify a certificate': 'Verificar un certificado',
  'Version Details': 'Detalles de la versión',
  'View PDF': 'Ver PDF',
  'Wait a few minutes, then try again. If a payment was under way, its receipt will be there when we are back.':
    'Espere unos minutos e inténtelo de nuevo. Si había un pago en curso, su comprobante estará allí cuando volvamos.',
  "We can't go on with what you were doing. Your card has not been charged.":
    'No podemos seguir con lo que estaba haciendo. No se ha cobrado nada a su tarjeta.',
  'Your filing “{form}” is kept in this window. You come back to it when you try again.':
    'Su trámite “{form}” se conserva en esta ventana. Vuelve a él cuando intenta de nuevo.',
  "We can't reach the services that online filing needs. Nothing has been charged for what you were doing.":
    'No podemos comunicarnos con los servicios que necesitan los trámites en línea. No se ha cobrado nada por lo que estaba haciendo.',
  'We want everybody to be able to file here. These pages are built to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.':
    'Queremos que todas las personas puedan presentar trámites aquí. Estas páginas están hechas para cumplir las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2 en el nivel AA.',
  'What if my payment fails?': '¿Qué pasa si mi pago falla?',
  'What is the business for?': '¿Para qué es la empresa?',
  'What it said': 'Lo que decía',
  'Print certificate': 'Imprimir el certificado',
  'What kind of company do I need?': '¿Qué tipo de empresa necesito?',
  'How this is checked': 'Cómo se comprueba',
  'We last checked all of it on {day}: {states} states of {pages} pages.':
    'Lo comprobamos todo por última vez el {day}: {states} estados de {pages} páginas.',
  'Two programs judge the pages, wide and as on a phone: axe-core {axe} and IBM Equal Access {ibm}.':
    'Dos programas evalúan las páginas, en pantalla ancha y como en un teléfono: axe-core {axe} e IBM Equal Access {ibm}.',
  'The pages are read in English and in Spanish, at seven widths, with large text and with more space in the text.':
    'Las páginas se leen en inglés y en español, en siete anchos, con letra grande y con más espacio en el texto.',
  'A whole filing is made with the keyboard alone, in one kind of browser (Chromium).':
    'Un trámite completo se hace solo con el teclado, en un tipo de navegador (Chromium).',
  'All of this is done again at each change of these pages.':
    'Todo esto se repite con cada cambio de estas páginas.',
  'Known limits': 'Límites conocidos',
  'No person who uses a screen reader has tried these pages for us yet. Programs see only a part.':
    'Ninguna persona que use un lector de pantalla ha probado todavía estas páginas para nosotros. Los programas solo ven una parte.',
  'Our PDFs keep the main rules of PDF/UA. We have not tested them against all of its rules.':
    'Nuestros PDF cumplen las reglas principales de PDF/UA. No los hemos probado con todas sus reglas.',
  'The documents on record are in English. Who files in Spanish gets a copy in Spanish to read.':
    'Los documentos del registro están en inglés. Quien presenta en español recibe una copia en español para leer.',
  'We answer within {days} working days.': 'Respondemos en un plazo de {days} días hábiles.',
  'If our answer does not help': 'Si nuestra respuesta no ayuda',
  'You can complain to the U.S. Department of Justice at {address}.':
    'Puede presentar una queja ante el Departamento de Justicia de los EE. UU. en {address}.',
  'What you can expect': 'Lo que puede esperar',
  'What you need': 'Lo que necesita',
  'When does my filing take effect?': '¿Cuándo entra en vigencia mi trámite?',
  'When it is accepted, or on a date of your choice at most {days} days ahead. Times are Mountain Time.':
    'Cuando se acepta, o en una fecha que usted elija, como máximo a {days} días. Las horas están en hora de la Montaña.',
  'Who may be a registered agent?': '¿Quién puede ser agente registrado?',
  'Will it have shares that can be sold to investors?':
    '¿Tendrá acciones que se puedan vender a inversionistas?',
  'Will its articles set out a capital stock that the members hold?':
    '¿Establecerán sus artículos un capital social que tengan los miembros?',
  'With a return code': 'Con un código de regreso',
  'Withdraw the authority of a foreign entity': 'Retirar la autorización de una entidad extranjera',
  'Words of the name in any order, or the ID number':
    'Palabras del nombre en cualquier orden, o el número de identificación',
  'You are warned two minutes before the session ends, and can stay with one press.':
    'Se le avisa dos minutos antes de que termine la sesión y puede quedarse con una sola pulsación.',
  'You have been timed out': 'Su sesión se agotó',
  'Yes. “Save and finish later” gives you a return code, with which you continue here or on another device. Without it, a filing stays in its browser tab only. It is still there when you load the page again, and ends after {minutes} minutes without activity.':
    'Sí. “Guardar y terminar más tarde” le da un código de regreso con el que continúa aquí o en otro dispositivo. Sin él, el trámite queda solo en su pestaña del navegador. Sigue allí si vuelve a cargar la página, y termina después de {minutes} minutos sin actividad.',
  'You may need none of these': 'Puede que no necesite ninguna de estas',
  'You review everything before you pay. A filing takes 15 to 20 minutes.':
    'Usted revisa todo antes de pagar. Un trámite toma de 15 a 20 minutos.',
  'all forms': 'todos los formularios',
  'of {transactionId}': 'de {transactionId}',
  'Review by staff': 'Revisión del personal',
  'of {transactionName}, {transactionId}, opens in a new window':
    'de {transactionName}, {transactionId}, se abre en una ventana nueva',
  '{fee}; {lateFee} when late': '{fee}; {lateFee} si se presenta tarde',
  '{form} with this name': '{form} con este nombre',
  '{goToSummary} to check the filing history and what can be filed now.':
    '{goToSummary} para verificar el historial de trámites y lo que se puede presentar ahora.',
  '{lookUp} to check its filing history and what can be filed for it.':
    '{lookUp} para verificar su historial de trámites y lo que se puede presentar para ella.',
  '{name} is free now. It is yours once your form is filed.':
    '{name} está disponible ahora. Será suyo cuando se presente su formulario.',
  '{name} is reserved by:': '{name} está reservado por:',
  '{total} businesses found.': 'Se encontraron {total} empresas.',
  'None is due.': 'No hay ninguno pendiente.',
  'On that day': 'Ese día',
  'Part of the record': 'Parte del registro',
  'See the record as it is now': 'Ver el registro como está ahora',
  'See the record on another day': 'Ver el registro en otro día',
  'See what stood on record when a day ended, and which document had set it. A filing counts from the moment at which it took effect.':
    'Vea qué constaba en el registro al terminar un día y qué documento lo había establecido. Un trámite cuenta desde el momento en que surtió efecto.',
  'Set by': 'Establecido por',
  Show: 'Mostrar',
  'The next one was due on {day}.': 'El siguiente debía presentarse a más tardar el {day}.',
  'The record on another day': 'El registro en otro día',
  'What stood on record on that day': 'Lo que constaba en el registro ese día',
  '{name} on {day}': '{name} el {day}',
  "This wasn't me": 'No fui yo',
  'What the law says': 'Lo que dice la ley',
  'You can file a correct change at once: the forms for your business are on its record. The wrong document stays in the history.':
    'Puede presentar enseguida un cambio correcto: los formularios de su empresa están en su registro. El documento incorrecto permanece en el historial.',
  'With secure filing, only people with an account can file for your business. You can set it up on the page “What’s next” after a filing. It costs nothing. Or ask the office for it.':
    'Con la presentación segura, solo quien tiene una cuenta puede presentar trámites de su empresa. Puede activarla en la página “Próximos pasos” después de un trámite. No cuesta nada. O pídala a la oficina.',
  'The law deals with filings that use a name or an address without consent, or that nobody was allowed to make: C.R.S. 7-90-314 and 7-90-315, in the {statutes}.':
    'La ley trata de los trámites que usan un nombre o una dirección sin consentimiento, o que nadie tenía permiso de presentar: C.R.S. 7-90-314 y 7-90-315, en los {statutes}.',
  'See what changed, and who filed it. It may be your accountant, your lawyer or your registered agent. Ask them first.':
    'Vea qué cambió y quién lo presentó. Puede haber sido su contador, su abogado o su agente registrado. Pregúnteles primero.',
  'A filing that waits for review has changed nothing yet: tell the office before it decides.':
    'Un trámite que espera revisión aún no cambió nada: avise a la oficina antes de que decida.',
  '1. Look at the record and the document': '1. Mire el registro y el documento',
  '2. Tell the office': '2. Avise a la oficina',
  '3. Put the record right': '3. Corrija el registro',
  '4. Let nobody else file': '4. Que nadie más presente trámites',
};
