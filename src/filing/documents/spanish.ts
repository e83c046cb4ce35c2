import type { Dictionary } from '#rules';

/** Texts of these pages in Spanish, by the English ones. */
export const DOCUMENTS_IN_SPANISH: Dictionary = {
  '(PDF, opens in a new window)': '(PDF, se abre en una ventana nueva)',
  'Copy of the document': 'Copia del documento',
  'Get a copy in your language': 'Obtener una copia en español',
  'Certificate of good standing': 'Certificado de cumplimiento (good standing)',
  'The form and your submissions can be viewed. Your ID and affidavit are not public.':
    'El formulario y lo que envió se pueden ver. Su identificación y su declaración jurada no son públicas.',
  "The form can't be shown as a PDF at this time. Correct what is listed above, or try again.":
    'El formulario no se puede mostrar como PDF en este momento. Corrija lo que se indica arriba o inténtelo de nuevo.',
  'The form is being prepared.': 'El formulario se está preparando.',
  'View the form as a PDF (opens in a new window)':
    'Ver el formulario como PDF (se abre en una ventana nueva)',
};
