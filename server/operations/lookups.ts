import type { Config } from '../settings/config';
import type { Handlers } from '../contract/operation';
import { signOnSettings } from '../tokens/sign-on-settings';
import { environmentLinks, OFFICE } from '../settings/environments';
import { countries } from '../reference-data/countries';
import { STATES, SUFFIXES } from '../reference-data/lookup-values';

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

  countries: () => Promise.resolve({ apiData: { code: 200, countryDomList: countries().all } }),

  countriesByGroup: () =>
    Promise.resolve({
      apiData: {
        code: 200,
        countryDomList: [
          ...countries().domestic.map((country) => ({ ...country, group: 'United States and territories' })),
          ...countries().foreign.map((country) => ({ ...country, group: 'Other countries' })),
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
        links: environmentLinks(config),
        ...signOnOf(config),
      },
    }),
};

const signOnOf = (config: Config) => {
  const signOn = signOnSettings(config);
  return signOn === undefined ? {} : { signOn };
};
