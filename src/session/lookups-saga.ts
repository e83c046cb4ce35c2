import { service } from './services';
import { ask } from '../client/ask';
import type { Lookups } from './slice';
import { applyEffects } from './outcomes';

/** One list: from session storage, else from the server, which fills session storage (W3-lookups). */
function* cached<Item>(
  key: 'states' | 'suffixes' | 'countries',
  load: () => Generator<unknown, Item[] | null>,
): Generator<unknown, Item[] | null> {
  const storage = yield* service('storage');
  const kept = storage.session.read<Item[]>(key);
  if (kept) return kept;
  const loaded = yield* load();
  if (loaded) storage.session.write(key, loaded);
  return loaded;
}

function* loadStates() {
  const { outcome, data } = yield* ask('states');
  if (!data) yield* applyEffects('states', outcome);
  return data?.stateDomList ?? null;
}

function* loadSuffixes() {
  const { outcome, data } = yield* ask('suffixes');
  if (!data) yield* applyEffects('suffixes', outcome);
  return data?.suffixDomList.map(({ suffix }) => suffix) ?? null;
}

function* loadCountries() {
  const { outcome, data } = yield* ask('countries');
  if (!data) yield* applyEffects('countries', outcome);
  return data?.countryDomList ?? null;
}

/** States, countries and suffixes; null when one of them could not be had. */
export function* loadLookups(): Generator<unknown, Lookups | null> {
  const states = yield* cached('states', loadStates);
  const suffixes = yield* cached('suffixes', loadSuffixes);
  const countries = yield* cached('countries', loadCountries);
  return states && suffixes && countries ? { states, suffixes, countries } : null;
}
