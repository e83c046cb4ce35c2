import type { Dictionary } from '#rules';
import { DEVELOPERS_IN_SPANISH } from './open/spanish';
import { PORTAL_IN_SPANISH_N_TO_Z } from './spanish-n-to-z';

/** Texts of these pages in Spanish, by the English ones. */
export const PORTAL_IN_SPANISH: Dictionary = {
  ' Page {page} of {pageCount}.': ' Página {page} de {pageCount}.',
  'A few questions lead to the kind that many businesses like yours choose. This is no legal or tax advice.':
    'Unas pocas preguntas llevan al tipo que eligen muchas empresas como la suya. Esto no es asesoría legal ni fiscal.',
  'A limited liability company (LLC) may fit':
    'Podría convenirle una compañía de responsabilidad limitada (LLC)',
  'A name has to be different from every other name on record.':
    'Un nombre tiene que ser distinto de todos los demás nombres del registro.',
  'A nonprofit corporation may fit': 'Podría convenirle una corporación sin fines de lucro',
  'A person of at least {age} years who lives or works in Colorado, or an entity in good standing with a usual place of business in Colorado. They must agree to it first.':
    'Una persona de al menos {age} años que viva o trabaje en Colorado, o una entidad en regla con un lugar habitual de negocios en Colorado. Antes deben aceptarlo.',
  'A profit corporation may fit': 'Podría convenirle una corporación con fines de lucro',
  'A purpose other than profit, such as charity, a club or a congregation':
    'Una finalidad distinta del lucro, como la beneficencia, un club o una congregación',
  Agent: 'Agente',
  'All forms and fees': 'Todos los formularios y tarifas',
  'All forms, fees and what you need': 'Todos los formularios, tarifas y lo que necesita',
  'An Article 55 cooperative association may fit':
    'Podría convenirle una asociación cooperativa del artículo 55',
  'An Article 56 cooperative may fit': 'Podría convenirle una cooperativa del artículo 56',
  'Any business on record here': 'Cualquier empresa que conste en este registro',
  'Any status': 'Cualquier situación',
  Apply: 'Aplicar',
  'Article 55 cooperative associations': 'Asociaciones cooperativas del artículo 55',
  'Article 56 cooperatives': 'Cooperativas del artículo 56',
  'As 20261000002': 'Como 20261000002',
  'As you would write it, with LLC, Inc. or the like': 'Tal como lo escribiría, con LLC, Inc. o similar',
  'Before you file': 'Antes de presentar',
  'Begun in this window': 'Comenzado en esta ventana',
  'Business filings and records': 'Trámites y registros de empresas',
  'Business record': 'Registro de la empresa',
  'Businesses found': 'Empresas encontradas',
  'By its number': 'Por su número',
  'Can I stop and come back later?': '¿Puedo dejarlo y volver más tarde?',
  'Can be filed': 'Se puede presentar',
  'Change an answer before you pay': 'Cambiar una respuesta antes de pagar',
  'Change what is on record': 'Cambiar lo que consta en el registro',
  Check: 'Verificar',
  'Check something': 'Verificar algo',
  'Check the name': 'Verificar el nombre',
  'Checking the certificate…': 'Verificando el certificado…',
  'Checking the name…': 'Verificando el nombre…',
  'Choose any status.': 'Elija cualquier situación.',
  Client: 'Cliente',
  'Colorado Revised Statutes': 'Estatutos Revisados de Colorado',
  'Come back to a filing': 'Volver a un trámite',
  Continue: 'Continuar',
  'Continue: {form}': 'Continuar: {form}',
  'A registered agent cannot be named from here for this form. Begin from the record of the entity, where its forms are listed.':
    'Desde aquí no se puede nombrar un agente registrado para este formulario. Comience desde el registro de la entidad, donde se enumeran sus formularios.',
  'Continue your filing where you left it. If this page comes back, call or write to us and say what you were filing.':
    'Continúe su trámite donde lo dejó. Si esta página vuelve a aparecer, llámenos o escríbanos y díganos qué estaba presentando.',
  'Continue your filing': 'Continuar su trámite',
  'Forms that are filed on another site': 'Formularios que se presentan en otro sitio',
  'If you had saved it for later, it is still there as you saved it: {way} with its return code.':
    'Si lo había guardado para más tarde, sigue ahí tal como lo guardó: {way} con su código de regreso.',
  'Convert to a foreign entity that is not on record':
    'Convertir en una entidad extranjera que no consta en el registro',
  'Convert to a foreign entity that is on record':
    'Convertir en una entidad extranjera que consta en el registro',
  'Correct the registered agent information': 'Corregir la información del agente registrado',
  'Dissolved, withdrawn, converted or merged': 'Disueltas, retiradas, convertidas o fusionadas',
  Document: 'Documento',
  Documents: 'Documentos',
  Due: 'Vencimiento',
  'Electronic mail': 'Correo electrónico del sistema',
  'Enter fewer words, or only the beginning of a word.':
    'Ingrese menos palabras o solo el principio de una palabra.',
  'Enter the return code that you were shown when you chose “Save and finish later”.':
    'Ingrese el código de regreso que se le mostró cuando eligió “Guardar y terminar más tarde”.',
  'Enter words of the name in any order, whole or only begun. A name that the business had before finds it too. When too much is found, enter more of the name.':
    'Ingrese palabras del nombre en cualquier orden, enteras o solo comenzadas. También se encuentra por un nombre que tuvo antes. Si se encuentra demasiado, ingrese más del nombre.',
  'Every certificate of good standing has a number and a QR code. Enter the number to see whether the certificate is genuine, and whether what it says is still true.':
    'Cada certificado de cumplimiento (good standing) tiene un número y un código QR. Ingrese el número para ver si el certificado es auténtico y si lo que dice sigue siendo cierto.',
  'Every filing that was paid has a receipt. Its number is on the filed document too.':
    'Cada trámite pagado tiene un comprobante. Su número está también en el documento presentado.',
  'Every page and every form works with the keyboard alone.':
    'Todas las páginas y todos los formularios funcionan solo con el teclado.',
  Fee: 'Tarifa',
  'File a form': 'Presentar un formulario',
  Filed: 'Presentado',
  Free: 'Gratis',
  'Filed on another site of the office': 'Se presenta en otro sitio de la oficina',
  Filing: 'Trámite',
  'Filing history': 'Historial de trámites',
  'Filing unavailable': 'Trámite no disponible',
  'Filings, newest first; times are Mountain Time':
    'Trámites, los más recientes primero; las horas están en hora de la Montaña',
  'Find a receipt': 'Encontrar un comprobante',
  'Find the receipt': 'Encontrar el comprobante',
  'Find the business': 'Encontrar la empresa',
  For: 'Para',
  'Form a limited liability company in eleven steps':
    'Constituir una compañía de responsabilidad limitada en once pasos',
  'Formation date': 'Fecha de constitución',
  'Former names': 'Nombres anteriores',
  'From {day} on': 'A partir del {day}',
  'From {day} on, at a higher fee': 'A partir del {day}, con una tarifa más alta',
  'Get a certificate of good standing (PDF, opens in a new window)':
    'Obtener un certificado de cumplimiento (good standing) (PDF, se abre en una ventana nueva)',
  'Go to the summary page': 'Ir a la página de resumen',
  'How can the entity be served with legal papers?':
    '¿Cómo se pueden notificar documentos legales a la entidad?',
  'ID number {id}': 'Número de identificación {id}',
  'If you are authorized to use it, begin the form: it asks you.':
    'Si está autorizado a usarlo, comience el formulario: se lo pregunta.',
  'If you had paid, nothing is lost: your receipt is at the address that you were given. If not, nothing was filed and nothing was charged, and you can start your form again.':
    'Si había pagado, no se pierde nada: su comprobante está en la dirección que se le dio. Si no, no se presentó nada ni se cobró nada, y puede comenzar su formulario de nuevo.',
  'If you typed the address, check that it is correct. If you followed a link, the page may have moved.':
    'Si escribió la dirección, verifique que sea correcta. Si siguió un enlace, es posible que la página se haya movido.',
  'In good standing, or existing': 'En regla o existentes',
  'In this window you have another filing in progress: {title}. The one that you continue here takes its place. To keep both, save that one for later first, or open this page in a new window.':
    'En esta ventana tiene otro trámite en curso: {title}. El que continúa aquí ocupa su lugar. Para conservar ambos, guarde primero aquel para más tarde o abra esta página en una ventana nueva.',
  'Is a name free?': '¿Está disponible un nombre?',
  'Is my name free?': '¿Está disponible mi nombre?',
  Issued: 'Emitido',
  'It belongs to its shareholders, who elect directors. Shares can be sold to investors.':
    'Pertenece a sus accionistas, que eligen directores. Se pueden vender acciones a inversionistas.',
  'It belongs to the members who use it, and who govern it together.':
    'Pertenece a los miembros que la usan y que la gobiernan juntos.',
  'It has no owners, and what it earns serves its purpose. It may have members who vote.':
    'No tiene dueños, y lo que gana sirve a su finalidad. Puede tener miembros que votan.',
  'Its members hold its capital stock, and its articles say how that is divided.':
    'Sus miembros tienen su capital social, y sus artículos dicen cómo se divide.',
  Jurisdiction: 'Jurisdicción',
  'Keep it in good standing': 'Mantenerla en regla',
  Late: 'Con retraso',
  'Limited liability companies': 'Compañías de responsabilidad limitada',
  'Loading the filing history…': 'Cargando el historial de trámites…',
  'Loading the forms…': 'Cargando los formularios…',
  'Loading the record…': 'Cargando el registro…',
  'Look up a business': 'Buscar una empresa',
  'Look up another business': 'Buscar otra empresa',
  'More than {total} businesses match; these are some of them. Add a word of the name.':
    'Coinciden más de {total} empresas; estas son algunas. Agregue una palabra del nombre.',
  'You name the company, its office, its agent, who manages it and who forms it. You say when it takes effect and who files. Then you review, pay and get your receipt. The step you are on stands above each heading.':
    'Usted indica el nombre de la empresa, su oficina, su agente, quién la administra y quién la constituye. Dice cuándo entra en vigencia y quién presenta. Después revisa, paga y recibe su comprobante. El paso en que está aparece encima de cada encabezado.',
  'Next periodic report': 'Próximo informe periódico',
  'No answer': 'Sin respuesta',
  'No business on record has this ID number, or a name with it.':
    'Ninguna empresa del registro tiene este número de identificación, ni un nombre con él.',
  'No business on record has a name like this and this status.':
    'Ninguna empresa del registro tiene un nombre como este y esta situación.',
  'No business on record has a name like this.': 'Ninguna empresa del registro tiene un nombre como este.',
  'No filings are on record here.': 'Aquí no constan trámites.',
  'No form can be filed online for this entity now.':
    'Ahora no se puede presentar en línea ningún formulario para esta entidad.',
  'If somebody changed your business, or used your name or address, act now.':
    'Si alguien cambió su empresa, o usó su nombre o su dirección, actúe ahora.',
  'If neither you nor somebody who works for you filed document {document}, act now.':
    'Si ni usted ni alguien que trabaje para usted presentó el documento {document}, actúe ahora.',
  'Give the ID number of the business, and say what you did not file.':
    'Dé el número de identificación de la empresa y diga qué no presentó.',
  'Give document number {document}, and say that you did not file it.':
    'Dé el número de documento {document} y diga que no lo presentó.',
  ...DEVELOPERS_IN_SPANISH,
  ...PORTAL_IN_SPANISH_N_TO_Z,
};
