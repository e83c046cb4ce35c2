import { countryName } from '#rules';
import { once } from '../once';
import { COUNTRY_CODES, DOMESTIC_COUNTRY_CODES } from './lookup-values';

interface Country {
  countryCd: string;
  countryDscr: string;
}

/** Countries to choose from, by name: the one of most filers with its territories, and all others. */
export const countries = once(() => {
  const { compare } = new Intl.Collator('en-US');
  const country = (countryCd: string): Country => ({
    countryCd,
    countryDscr: countryName(countryCd) ?? countryCd,
  });
  const byName = (one: Country, other: Country): number => compare(one.countryDscr, other.countryDscr);
  const domestic = DOMESTIC_COUNTRY_CODES.map(country);
  const foreign = COUNTRY_CODES.filter((code) => !DOMESTIC_COUNTRY_CODES.includes(code))
    .map(country)
    .sort(byName);
  return { domestic, foreign, all: [...domestic, ...foreign].sort(byName) };
});

/** A country of the list in words; undefined for a code that is not on it. */
export const listedCountryName = (code: string): string | undefined =>
  countries().all.find(({ countryCd }) => countryCd === code)?.countryDscr;
