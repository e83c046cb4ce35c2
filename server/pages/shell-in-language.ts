import { DEFAULT_LANGUAGE, type Dictionary, type Language } from '#rules';
import { OFFICE } from '../settings/environments';

/** The texts of the page before the application runs, in Spanish; the English ones are those of src/index.html. */
export const SHELL_IN_SPANISH: Dictionary = {
  'File business documents online: form a company, review, pay and receive your receipt.':
    'Presente documentos de su empresa en línea: constituya una empresa, revise, pague y reciba su comprobante.',
  'Business filing': 'Trámites de empresas',
  'Loading…': 'Cargando…',
  'This takes longer than it should. Check your connection and':
    'Esto tarda más de lo debido. Compruebe su conexión y',
  'reload the page': 'vuelva a cargar la página',
  'JavaScript is turned off': 'JavaScript está desactivado',
  "You can read this page. To search, to open documents and to file, turn it on in your browser's settings, then load the page again. For help call":
    'Puede leer esta página. Para buscar, abrir documentos y presentar trámites, actívelo en la configuración de su navegador y vuelva a cargar la página. Si necesita ayuda, llame al',
  "Online filing needs JavaScript. It checks your answers as you go and keeps your filing safe until it is paid. Turn it on in your browser's settings, then load the page again.":
    'Los trámites en línea necesitan JavaScript. Comprueba sus respuestas mientras avanza y guarda su trámite hasta que esté pagado. Actívelo en la configuración de su navegador y vuelva a cargar la página.',
  "If you can't, call": 'Si no puede, llame al',
  'or write to': 'o escriba a',
};

const shells: Readonly<Record<Language, Dictionary>> = { en: {}, es: SHELL_IN_SPANISH };

/** A text of the file, wherever its lines are broken. */
const anywhere = (english: string): RegExp =>
  new RegExp(
    english
      .split(' ')
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('\\s+'),
    'g',
  );

/** The page around the application in a language. */
export const shellIn = (language: Language, shell: string): string =>
  Object.entries(shells[language]).reduce(
    (page, [english, text]) => page.replace(anywhere(english), () => text),
    shell.replace(`<html lang="${DEFAULT_LANGUAGE}"`, `<html lang="${language}"`),
  );

/** The page around the application with the ways to reach the office, for visitors whose browser runs no script. */
export const withOffice = (shell: string): string =>
  shell
    .replaceAll('tel:{phone}', `tel:${OFFICE.helpPhone.replace(/[^0-9+]/g, '')}`)
    .replaceAll('{phone}', OFFICE.helpPhone)
    .replaceAll('{email}', OFFICE.helpEmail);
