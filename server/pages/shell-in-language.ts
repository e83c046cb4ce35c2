import { DEFAULT_LANGUAGE, type Dictionary, type Language } from '#rules';

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
  "Online filing needs JavaScript: it checks your answers as you go and keeps your filing safe until it is paid. Turn JavaScript on in your browser's settings, then reload this page.":
    'Los trámites en línea necesitan JavaScript: comprueba sus respuestas mientras avanza y guarda su trámite hasta que esté pagado. Active JavaScript en la configuración de su navegador y vuelva a cargar esta página.',
  "If you can't, call or write to the office.": 'Si no puede, llame o escriba a la oficina.',
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
