import type { Dictionary } from '#rules';

/** Texts of these pages in Spanish, by the English ones. */
export const STEPS_IN_SPANISH: Dictionary = {
  '1 file added.': 'Se agregó 1 archivo.',
  'A file could not be uploaded': 'Un archivo no se pudo subir',
  'Add a filer': 'Agregar una persona que presenta',
  'Add a photo ID': 'Agregar una identificación con foto',
  'Add an affidavit': 'Agregar una declaración jurada',
  'Add an affidavit, your photo ID, or both. The office checks them before it accepts the filing.':
    'Agregue una declaración jurada, su identificación con foto o ambas. La oficina las verifica antes de aceptar el trámite.',
  'Add another email address': 'Agregar otra dirección de correo electrónico',
  'Add another filer': 'Agregar otra persona que presenta',
  When: 'Cuándo',
  'Add another text number': 'Agregar otro número para mensajes de texto',
  'Add the documents that belong to your filing, or continue without any.':
    'Agregue los documentos que corresponden a su trámite o continúe sin ninguno.',
  'An LLC needs at least one member when it is formed.':
    'Una LLC necesita al menos un miembro cuando se constituye.',
  'An individual must be at least {age} years old.': 'Una persona debe tener al menos {age} años.',
  'Anything that you enter here becomes part of the public record.':
    'Todo lo que ingrese aquí pasa a formar parte del registro público.',
  'Are you authorized to use this name?': '¿Está autorizado a usar este nombre?',
  'At most {days} days from today.': 'Como máximo {days} días a partir de hoy.',
  'Cancel attachments': 'Cancelar los archivos adjuntos',
  'Choose at least one person.': 'Elija al menos una persona.',
  'Current name': 'Nombre actual',
  'Date error': 'Error en la fecha',
  'Distribution of assets on dissolution': 'Distribución de los bienes al disolverse',
  'Do not close this window. You can check the amount before you pay.':
    'No cierre esta ventana. Puede verificar el monto antes de pagar.',
  'Edit the agent’s address': 'Editar la dirección del agente',
  'Edit this filer': 'Editar esta persona que presenta',
  'Email notifications': 'Avisos por correo electrónico',
  File: 'Archivo',
  'Filers Details': 'Datos de quienes presentan',
  'Go back': 'Regresar',
  'Go to the payment page': 'Ir a la página de pago',
  'How long each director serves, and how terms are staggered.':
    'Cuánto dura el cargo de cada director y cómo se escalonan los mandatos.',
  'How the assets are distributed when the corporation is dissolved.':
    'Cómo se distribuyen los bienes cuando la corporación se disuelve.',
  'In digits, such as 1,000,000': 'En números, como 1,000,000',
  'In digits. A cooperative has at least three directors.':
    'En números. Una cooperativa tiene al menos tres directores.',
  'A filing that takes effect on a later day can be revoked until then. It then never takes effect, and names that it holds are free for others.':
    'Un trámite que entra en vigencia en una fecha posterior se puede revocar hasta entonces. Así nunca entra en vigencia, y los nombres que reserva quedan libres para otros.',
  'There is no filing to revoke': 'No hay ningún trámite que revocar',
  'Kinds of shares': 'Clases de acciones',
  'Leave out personal details, such as birth dates and account numbers.':
    'No incluya datos personales, como fechas de nacimiento y números de cuenta.',
  'Management of the LLC is vested in': 'La administración de la LLC corresponde a',
  Managers: 'Gerentes',
  Members: 'Miembros',
  'More than one class of shares, or shares of another kind':
    'Más de una clase de acciones, o acciones de otro tipo',
  'Most filings take effect as soon as they are accepted.':
    'La mayoría de los trámites entran en vigencia en cuanto se aceptan.',
  'Mountain Time (Denver), as hh:mm am or pm. If you leave it empty, 11:59 PM is used.':
    'Hora de la Montaña (Denver), como hh:mm am o pm. Si lo deja vacío, se usan las 11:59 PM.',
  'Name a different agent': 'Nombrar otro agente',
  'Name a registered agent': 'Nombrar un agente registrado',
  'Name after this filing takes effect': 'Nombre cuando este trámite surta efecto',
  'Name on record': 'Nombre en el registro',
  'Name the individuals who cause this document to be delivered for filing.':
    'Indique las personas que hacen que este documento se entregue para su presentación.',
  New: 'Nuevo',
  'New name': 'Nombre nuevo',
  'No registered agent is on record.': 'No consta ningún agente registrado.',
  None: 'Ninguno',
  Notice: 'Aviso',
  Ok: 'Aceptar',
  'On a later date': 'En una fecha posterior',
  'On record': 'En el registro',
  'Only the office sees this address. It does not become part of the public record.':
    'Solo la oficina ve esta dirección. No pasa a formar parte del registro público.',
  'Opens a window in which you choose who.': 'Abre una ventana en la que elige a quién.',
  'Others have the name {name} now. Enter another name for this entity.':
    'Ahora otros tienen el nombre {name}. Ingrese otro nombre para esta entidad.',
  'Phone number': 'Número de teléfono',
  'Put a term at the end of the name': 'Poner un término al final del nombre',
  'Registered agent address': 'Dirección del agente registrado',
  'Retype phone number': 'Repita el número de teléfono',
  'Say what this filing changes, here or in a document that you attach.':
    'Diga qué cambia este trámite, aquí o en un documento que adjunte.',
  'Taking you to the payment page…': 'Abriendo la página de pago…',
  'Tell us what the cooperative is for, and about the directors who will run it.':
    'Díganos para qué es la cooperativa y quiénes son los directores que la dirigirán.',
  'Tell us whether members will vote, and what becomes of the assets.':
    'Díganos si los miembros votarán y qué pasará con los bienes.',
  'Tell us which shares the corporation may issue. Mark at least one kind to continue.':
    'Díganos qué acciones puede emitir la corporación. Marque al menos una clase para continuar.',
  'Tell us who will manage the company and who its members are.':
    'Díganos quién administrará la empresa y quiénes son sus miembros.',
  'Text notifications': 'Avisos por mensaje de texto',
  'The corporation will have voting members': 'La corporación tendrá miembros con derecho a voto',
  'The files that you added will be removed, and your filing goes on without attachments.':
    'Los archivos que agregó se quitarán y su trámite continúa sin archivos adjuntos.',
  'The full name of the entity': 'El nombre completo de la entidad',
  'The full name of the estate': 'El nombre completo de la sucesión',
  'The full name of the state or other body': 'El nombre completo del estado u otro organismo',
  'The full name of the trust': 'El nombre completo del fideicomiso',
  'The name {name} is reserved by:': 'El nombre {name} está reservado por:',
  'The office reviews this filing before it changes the record. Where should we write whether it was accepted or rejected?':
    'La oficina revisa este trámite antes de cambiar el registro. ¿A qué dirección le escribimos para informarle si fue aceptado o rechazado?',
  'There is at least one member of the LLC': 'La LLC tiene al menos un miembro',
  'This filing keeps the registered agent who is on record.':
    'Este trámite conserva el agente registrado que consta en el registro.',
  'This filing will take effect on {moment}.': 'Este trámite entrará en vigencia el {moment}.',
  'This name is reserved': 'Este nombre está reservado',
  'Your filing needs at least one attached document.': 'Su trámite necesita al menos un documento adjunto.',
  'This step is optional.': 'Este paso es opcional.',
  'We can tell you when something is filed for this entity, so that you notice a filing that is not yours.':
    'Podemos avisarle cuando se presente algo para esta entidad, para que se entere de un trámite que no es suyo.',
  'What the report is for, what you need, and what it costs.':
    'Para qué es el informe, qué necesita y cuánto cuesta.',
  'What this form is for, what you need, and what it costs.':
    'Para qué es este formulario, qué necesita y cuánto cuesta.',
  'When the office accepts this filing': 'Cuando la oficina acepte este trámite',
  'When you go on, we check that nobody else uses the name.':
    'Cuando continúe, verificamos que nadie más use el nombre.',
  'Where is the main office of the business? This address becomes part of the public record.':
    '¿Dónde está la oficina principal de la empresa? Esta dirección pasa a formar parte del registro público.',
  'Who is filing this document?': '¿Quién presenta este documento?',
  'With more than one class, state the number of shares of each class and the rights that they have.':
    'Si hay más de una clase, indique el número de acciones de cada clase y los derechos que tienen.',
  'Yes, remove them': 'Sí, quitarlos',
  'You answered that you attach documents. Add them here; if you save without any, that answer changes to “No”.':
    'Respondió que adjunta documentos. Agréguelos aquí; si guarda sin ninguno, esa respuesta cambia a “No”.',
  'In plain words:': 'En palabras sencillas:',
  'In the words of the law:': 'En palabras de la ley:',
  'Whoever files this document swears to it. You act for yourself, or you believe that you act for the person you file for. You also believe that its facts are true and that it meets the law. It is a crime to lie about this.':
    'Quien presenta este documento da fe de él bajo juramento. Usted actúa por sí mismo, o cree que actúa por la persona para la que lo presenta. También cree que los hechos son ciertos y que el documento cumple la ley. Mentir sobre esto es un delito.',
  'You can add up to {files} files, {megabytes} MB in all: text, PDF, JPG, JPEG, GIF, PNG, TIF, or TIFF. Attachments become public. Leave out birth dates and account numbers.':
    'Puede agregar hasta {files} archivos, {megabytes} MB en total: texto, PDF, JPG, JPEG, GIF, PNG, TIF o TIFF. Los archivos adjuntos se hacen públicos. No incluya fechas de nacimiento ni números de cuenta.',
  'You can add up to {files} files, {megabytes} MB in all: text, PDF, JPG, JPEG, GIF, PNG, TIF, or TIFF. They are for the office only and never become part of the public record. Once you have paid you cannot open them here any more.':
    'Puede agregar hasta {files} archivos, {megabytes} MB en total: texto, PDF, JPG, JPEG, GIF, PNG, TIF o TIFF. Son solo para la oficina y nunca pasan a formar parte del registro público. Una vez que haya pagado ya no puede abrirlos aquí.',
  'You can’t pay yet: something in your filing is missing or invalid. Return to review to see what.':
    'Todavía no puede pagar: falta algo en su trámite o algo no es válido. Vuelva a la revisión para ver qué.',
  'You have added as many files as this filing can have.':
    'Ha agregado tantos archivos como este trámite puede tener.',
  'You have not paid yet. You can go to the payment page, or return to review.':
    'Todavía no ha pagado. Puede ir a la página de pago o volver a la revisión.',
  'You may keep the name on record. When you go on with another one, we check that nobody else uses it.':
    'Puede conservar el nombre que consta en el registro. Si continúa con otro, verificamos que nadie más lo use.',
  'You will receive about 2-5 messages per year. Reply STOP to stop them, or HELP for help. Message and data rates may apply.':
    'Recibirá unos 2 a 5 mensajes al año. Responda STOP para dejar de recibirlos o HELP para obtener ayuda. Pueden aplicarse tarifas de mensajes y datos.',
  'Your filing does not name a registered agent yet. You can name an individual or an entity. We verify who it is, and then your filing goes on here.':
    'Su trámite todavía no nombra un agente registrado. Puede nombrar a una persona o a una entidad. Verificamos quién es y después su trámite continúa aquí.',
  '{count} files added.': 'Se agregaron {count} archivos.',
  '{file} deleted.': 'Se eliminó {file}.',
  '“Vested in” says who runs the company: the people who own it, or managers whom they choose.':
    '“Corresponde a” dice quién dirige la empresa: las personas que son sus dueñas o los gerentes que ellas eligen.',
  Trust: 'Fideicomiso',
  Estate: 'Sucesión',
  'Where does mail to the business go? It may be a PO Box. This address becomes part of the public record.':
    '¿Adónde llega el correo de la empresa? Puede ser un apartado postal. Esta dirección pasa a formar parte del registro público.',
  'Street address on record': 'Dirección física que consta',
  'This filing does not change it.': 'Este trámite no la cambia.',
  'Mailing address on record': 'Dirección postal que consta',
  'New mailing address': 'Nueva dirección postal',
};
