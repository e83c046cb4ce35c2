import { all } from 'typed-redux-saga';
import type { Outcome } from '#rules';
import { service } from './services';
import { ask } from '../client/ask';
import type { Lookups } from './slice';
import { applyEffects } from './outcomes';
import { isList } from './stored-shape';

/** One list: from session storage, else from the server, which fills session storage (W3-lookups). */
function* cached<Item>(
  key: 'states' | 'suffixes' | 'countries',
  load: () => Generator<unknown, Item[] | null>,
): Generator<unknown, Item[] | null> {
  const storage = yield* service('storage');
  const keptLookup = storage.session.read(key, isList<Item>);
  if (keptLookup) return keptLookup;
  const loaded = yield* load();
  if (loaded) storage.session.write(key, loaded);
  return loaded;
}

/** What a list that was not answered leads to. An answer with another code than 200 carries no list either. */
function* missed(operation: 'states' | 'suffixes' | 'countries', outcome: Outcome) {
  yield* applyEffects(operation, outcome);
  return null;
}

function* loadStates() {
  const { outcome, data } = yield* ask('states');
  return data?.stateDomList ?? (yield* missed('states', outcome));
}

function* loadSuffixes() {
  const { outcome, data } = yield* ask('suffixes');
  return data?.suffixDomList?.map(({ suffix }) => suffix) ?? (yield* missed('suffixes', outcome));
}

function* loadCountries() {
  const { outcome, data } = yield* ask('countries');
  return data?.countryDomList ?? (yield* missed('countries', outcome));
}

/** States, countries and suffixes, asked for side by side; null when one of them could not be had. */
export function* loadLookups(): Generator<unknown, Lookups | null> {
  const { states, suffixes, countries } = yield* all({
    states: cached('states', loadStates),
    suffixes: cached('suffixes', loadSuffixes),
    countries: cached('countries', loadCountries),
  });
  return states && suffixes && countries ? { states, suffixes, countries } : null;
}
