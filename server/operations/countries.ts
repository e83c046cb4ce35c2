import { once } from '../once';
import { COUNTRY_CODES, DOMESTIC_COUNTRY_CODES } from './lookup-values';

interface Country {
  countryCd: string;
  countryDscr: string;
}

/** Addresses are ASCII (W5-ascii), so the names to choose from are too. */
const inAscii = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll('’', "'")
    .replace(/[^\x20-\x7e]/g, '');

/** Countries to choose from, by name: the one of most filers with its territories, and all others. */
export const countries = once(() => {
  const names = new Intl.DisplayNames(['en-US'], { type: 'region', style: 'long' });
  const { compare } = new Intl.Collator('en-US');
  const country = (countryCd: string): Country => ({
    countryCd,
    countryDscr: inAscii(names.of(countryCd) ?? countryCd),
  });
  const byName = (one: Country, other: Country): number => compare(one.countryDscr, other.countryDscr);
  const domestic = DOMESTIC_COUNTRY_CODES.map(country);
  const foreign = COUNTRY_CODES.filter((code) => !DOMESTIC_COUNTRY_CODES.includes(code))
    .map(country)
    .sort(byName);
  return { domestic, foreign, all: [...domestic, ...foreign].sort(byName) };
});

/** The country in words; undefined for a code that is not on the list. */
export const countryName = (code: string): string | undefined =>
  countries().all.find(({ countryCd }) => countryCd === code)?.countryDscr;
