import { DEFAULT_LANGUAGE, type Language } from '../language/languages';

/** Countries whose addresses the verifier knows: the United States and its territories (W5-address-intl). */
const DOMESTIC_COUNTRIES: readonly string[] = ['US', 'DC', 'AS', 'GU', 'MP', 'PR', 'VI'];

/** True for an address outside the United States and its territories, which is not verified (W5-address-intl). */
export const isInternational = ({ country }: { country?: string }): boolean =>
  !!country && !DOMESTIC_COUNTRIES.includes(country);

const REGIONS: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };
const namesIn: Partial<Record<Language, Intl.DisplayNames>> = {};

/** Addresses are ASCII (W5-ascii), so the English names, which are printed in them, are too. */
const inAscii = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll('’', "'")
    .replace(/[^\x20-\x7e]/g, '');

/**
 * A country in words, which an address holds by its code alone; undefined for what is not a code of a country.
 * @example countryName('CA', 'es') // 'Canadá'
 */
export function countryName(code: string, language: Language = DEFAULT_LANGUAGE): string | undefined {
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  const names = (namesIn[language] ??= new Intl.DisplayNames([REGIONS[language]], {
    type: 'region',
    fallback: 'none',
  }));
  const name = names.of(code);
  return name !== undefined && language === DEFAULT_LANGUAGE ? inAscii(name) : name;
}
