import { type ReactNode, use, useMemo } from 'react';
import { countryName, DEFAULT_LANGUAGE, type Language } from '#rules';
import { type LookupOptions, LookupsContext, type Option } from '../../controls/fields/lookups-context';
import { LanguageContext } from '../../language/LanguageContext';
import { translate } from '../../language/translate';
import { selectLookups } from '../../session/selectors';
import type { Lookups } from '../../session/slice';
import { useAppSelector } from '../../session/store-hooks';

/** Countries by name: the registry names and sorts them in English. */
function countryOptions(countries: Lookups['countries'], language: Language): Option[] {
  const english = countries.map(({ countryCd, countryDscr }) => ({ value: countryCd, label: countryDscr }));
  if (language === DEFAULT_LANGUAGE) return english;
  const { compare } = new Intl.Collator(language);
  return english
    .map(({ value, label }) => ({ value, label: countryName(value, language) ?? label }))
    .sort((one, other) => compare(one.label, other.label));
}

/** Hands the session's lookups to the address and name fields as choices: "CO - Colorado", "NY - Nueva York" in Spanish. */
export function LookupsProvider({ children }: { children: ReactNode }) {
  const { states, countries, suffixes } = useAppSelector(selectLookups);
  const { language } = use(LanguageContext);
  const options: LookupOptions = useMemo(
    () => ({
      states: states.map(({ stateCd, stateDscr }) => ({
        value: stateCd,
        label: `${stateCd} - ${translate(stateDscr)}`,
      })),
      countries: countryOptions(countries, language),
      suffixes: suffixes.map((suffix) => ({ value: suffix, label: suffix })),
    }),
    [states, countries, suffixes, language],
  );
  return <LookupsContext value={options}>{children}</LookupsContext>;
}
