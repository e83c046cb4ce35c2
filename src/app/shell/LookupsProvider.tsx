import { type ReactNode, useMemo } from 'react';
import { type LookupOptions, LookupsContext } from '../../controls/lookups-context';
import { selectLookups } from '../../session/selectors';
import { useAppSelector } from '../../session/store-hooks';

/** Hands the session's lookups to the address and name fields as choices: "CO - Colorado". */
export function LookupsProvider({ children }: { children: ReactNode }) {
  const { states, countries, suffixes } = useAppSelector(selectLookups);
  const options: LookupOptions = useMemo(
    () => ({
      states: states.map(({ stateCd, stateDscr }) => ({
        value: stateCd,
        label: `${stateCd} - ${stateDscr}`,
      })),
      countries: countries.map(({ countryCd, countryDscr }) => ({ value: countryCd, label: countryDscr })),
      suffixes: suffixes.map((suffix) => ({ value: suffix, label: suffix })),
    }),
    [states, countries, suffixes],
  );
  return <LookupsContext value={options}>{children}</LookupsContext>;
}
