import { type Language } from '#rules';
import { lookUp } from './look-up';

const LANGUAGES: Readonly<Record<string, Language>> = { English: 'en', Spanish: 'es' };

/** A language by its name in features. */
export const languageNamed = (name: string): Language => lookUp('language', LANGUAGES, name);
