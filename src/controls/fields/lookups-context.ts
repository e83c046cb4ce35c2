import { createContext, useContext } from 'react';

/** A choice of a select. */
export interface Option<V extends string = string> {
  value: V;
  label: string;
}

/** The answers to a yes/no question. */
export const YES_NO_OPTIONS: readonly Option<'Y' | 'N'>[] = [
  { value: 'Y', label: 'Yes' },
  { value: 'N', label: 'No' },
];

/** The choices that the address and name fields offer; the session fills them once (W3-lookups). */
export interface LookupOptions {
  /** Labels as "CO - Colorado". */
  states: readonly Option[];
  countries: readonly Option[];
  suffixes: readonly Option[];
}

export const LookupsContext = createContext<LookupOptions>({ states: [], countries: [], suffixes: [] });

/** The choices of the session around. */
export const useLookups = (): LookupOptions => useContext(LookupsContext);
