import type { Config } from '../config';
import type { Handlers } from '../http/operation';
import { REALM_PATH } from '../sso/realm-path';
import { linksOf, OFFICE } from '../environments';
import { COUNTRY_CODES, DOMESTIC_COUNTRY_CODES, STATES, SUFFIXES } from './lookup-values';

interface Country {
  countryCd: string;
  countryDscr: string;
}

const countryNames = new Intl.DisplayNames(['en-US'], { type: 'region', style: 'long' });

/** Addresses are ASCII (W5-ascii), so the names to choose from are too. */
const inAscii = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll('’', "'")
    .replace(/[^\x20-\x7e]/g, '');

const countryOf = (countryCd: string): Country => ({
  countryCd,
  countryDscr: inAscii(countryNames.of(countryCd) ?? countryCd),
});

const byName = (one: Country, other: Country): number =>
  one.countryDscr.localeCompare(other.countryDscr, 'en-US');

const DOMESTIC = DOMESTIC_COUNTRY_CODES.map(countryOf);
const FOREIGN = COUNTRY_CODES.filter((code) => !DOMESTIC_COUNTRY_CODES.includes(code))
  .map(countryOf)
  .sort(byName);

/** States, countries, suffixes and the environment (W7-lookups, W7-env). */
export const lookupOperations: Handlers<
  'states' | 'suffixes' | 'countries' | 'countriesByGroup' | 'environment'
> = {
  states: () =>
    Promise.resolve({
      apiData: { code: 200, stateDomList: STATES.map(([stateCd, stateDscr]) => ({ stateCd, stateDscr })) },
    }),

  suffixes: () =>
    Promise.resolve({ apiData: { code: 200, suffixDomList: SUFFIXES.map((suffix) => ({ suffix })) } }),

  countries: () =>
    Promise.resolve({ apiData: { code: 200, countryDomList: [...DOMESTIC, ...FOREIGN].sort(byName) } }),

  countriesByGroup: () =>
    Promise.resolve({
      apiData: {
        code: 200,
        countryDomList: [
          ...DOMESTIC.map((country) => ({ ...country, group: 'United States and territories' })),
          ...FOREIGN.map((country) => ({ ...country, group: 'Other countries' })),
        ],
      },
    }),

  environment: ({ config, clock }) =>
    Promise.resolve({
      apiData: {
        code: 200,
        env: config.environment,
        serverTimeStamp: clock.now().toISOString(),
        office: OFFICE,
        links: linksOf(config),
        ...signOnOf(config),
      },
    }),
};

/** The sign-on service; none outside developer environments until the operator names one. */
const signOnOf = ({ signOnAuthority, signOnClientId, publicUrl, isDeveloper }: Config) => {
  const authority = signOnAuthority ?? (isDeveloper ? `${publicUrl}${REALM_PATH}` : undefined);
  return authority === undefined ? {} : { signOn: { authority, clientId: signOnClientId } };
};
