import { DEFAULT_LANGUAGE, type Language } from '../language/languages';
import { PATHS } from './paths';

/** Whether a page belongs to the office's staff. */
const isOfStaff = (path: string): boolean => path === PATHS.admin || path.startsWith(`${PATHS.admin}/`);

/** The language of a page: the office's staff read English, whatever their browser has chosen for the pages of filers. */
export const languageAt = (path: string, chosen: Language): Language =>
  isOfStaff(path) ? DEFAULT_LANGUAGE : chosen;

/** Whether the reader of a page may choose its language. */
export const offersLanguages = (path: string): boolean => !isOfStaff(path);
