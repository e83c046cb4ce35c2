import type { Dictionary } from '#rules';

/** Texts of these pages in Spanish, by the English ones. */
export const WHATS_NEXT_IN_SPANISH: Dictionary = {
  'A delinquent entity files no periodic report until its delinquency is cured.':
    'Una entidad en mora no presenta ningún informe periódico hasta que se subsane su morosidad.',
  'A dissolved entity files no periodic report until it is reinstated.':
    'Una entidad disuelta no presenta ningún informe periódico hasta que se restablezca.',
  'Your entity must file a periodic report each year once this filing has taken effect.':
    'Su entidad tiene que presentar un informe periódico cada año cuando este trámite haya entrado en vigencia.',
  'No periodic report is due once this filing has taken effect.':
    'No hay que presentar ningún informe periódico una vez que este trámite haya entrado en vigencia.',
  '(opens in a new window)': '(se abre en una ventana nueva)',
  'Add the due date to your calendar': 'Agregar la fecha de vencimiento a su calendario',
  'An entity that does not file becomes noncompliant and then delinquent.':
    'Una entidad que no lo presenta queda en incumplimiento y después en mora.',
  Congratulations: 'Felicitaciones',
  'Federal beneficial ownership reporting': 'Informe federal de beneficiarios finales',
  'The note on this could not be read at this time. FinCEN says what applies: {site}.':
    'La nota sobre este tema no se pudo leer en este momento. FinCEN dice qué se aplica: {site}.',
  'The rules may change. FinCEN says what applies now: {site}.':
    'Las normas pueden cambiar. FinCEN dice qué se aplica ahora: {site}.',
  'File your periodic report every year': 'Presente su informe periódico cada año',
  'Get a certificate of good standing': 'Obtener un certificado de cumplimiento (good standing)',
  'Print your document': 'Imprimir su documento',
  'See and protect your record': 'Ver y proteger su registro',
  'Sign up for email notifications': 'Inscribirse para recibir avisos por correo electrónico',
  'Sign up for text notifications': 'Inscribirse para recibir avisos por mensaje de texto',
  'Take the business survey': 'Responder la encuesta para empresas',
  'Take the website survey': 'Responder la encuesta sobre el sitio',
  'Tell us how it went': 'Cuéntenos cómo le fue',
  'The calendar file could not be made': 'El archivo de calendario no se pudo crear',
  'The calendar file could not be made just now. Reload the page and try again.':
    'El archivo de calendario no se pudo crear en este momento. Vuelva a cargar la página e inténtelo de nuevo.',
  'The document is being prepared.': 'El documento se está preparando.',
  'The document is not available just now. It is kept on record: try again later.':
    'El documento no está disponible en este momento. Se conserva en el registro: inténtelo más tarde.',
  'No receipt has been shown in this window. To see what comes next, open the link to your receipt and choose Next. What is on record can be found by name or ID number.':
    'En esta ventana no se ha mostrado ningún comprobante. Para ver los próximos pasos, abra el enlace de su comprobante y elija Siguiente. Lo que consta en el registro se encuentra por nombre o número de identificación.',
  'View the summary page of your entity': 'Ver la página de resumen de su entidad',
  'What’s next': 'Próximos pasos',
  'Your checklist': 'Su lista de tareas',
  'Your documents': 'Sus documentos',
  'Your entity must file a periodic report each year.':
    'Su entidad debe presentar un informe periódico cada año.',
  'Your periodic report was due by {day}. File it soon: an entity that does not file becomes delinquent.':
    'Su informe periódico venció el {day}. Preséntelo pronto: una entidad que no lo presenta queda en mora.',
  'Your {turn} periodic report is due by {day}.': 'Su {turn} informe periódico vence el {day}.',
  first: 'primer',
  next: 'próximo',
};
