import { call, put, select } from 'typed-redux-saga';
import {
  editedAddress,
  emptyAddress,
  PATHS,
  piiAddressNeedsVerification,
  piiPrimaryEvent,
  piiRefusal,
  piiSaveBody,
  piiVerdictProblems,
  type Address,
  type Filer,
  type PiiEntry,
  type PiiIds,
} from '#rules';
import { addressProblems, verifyAddresses } from '../../addresses/verify-saga';
import { ask } from '../../client/ask';
import type { Refusal } from '../../forms/form-slice';
import { watchSubmits, type SubmitResult } from '../../forms/submit-saga';
import { unusedId } from '../../people/use-people-list';
import { applyEffects, openPage } from '../../session/outcomes';
import type { RootState } from '../../session/root-reducer';
import { service } from '../../session/services';
import {
  entryAccepted,
  entrySubmitted,
  requestAnswered,
  requestOf,
  requestRefused,
  requestSubmitted,
  selectRequest,
  type CheckedNumbers,
} from './request-slice';

const ADDRESS_PATHS = { street: 'filer.addressValues.streetAddress' };

type Checked<T> = { accepted: T } | { refused: Refusal };

/** The registry's answer on the three numbers: what it knows of them, or which of them it does not know (A5-admin). */
function* checkNumbers({
  entityId,
  piiDocId,
  removalDocId,
}: PiiIds): Generator<unknown, Checked<CheckedNumbers>> {
  const { outcome, data } = yield* ask('piiEntryVerification', {
    query: { entityId, piiDocId, removalDocId },
  });
  const { message } = yield* applyEffects('piiEntryVerification', outcome);
  if (outcome.kind !== 'ok' || !data) return { refused: { message } };
  const problems = piiVerdictProblems(data);
  if (problems.length > 0) return { refused: { problems } };
  const { entityName, withheldSince } = data;
  const withheld = withheldSince === undefined ? null : { piiDocId, since: withheldSince };
  return { accepted: { entityName, withheld } };
}

/** The filer on the page, with an address that was accepted here or is as it was before. */
function* checkAddress({ mode, filer }: PiiEntry): Generator<unknown, Checked<Address>> {
  const { list } = yield* select(selectRequest);
  const edited = list.index === null ? undefined : list.filers[list.index];
  const previousAddress = edited?.addressValues.streetAddress ?? emptyAddress('PHYS');
  const street = editedAddress(previousAddress, filer.addressValues.streetAddress);
  if (!piiAddressNeedsVerification(mode, street)) return { accepted: street };
  const result = yield* verifyAddresses({ addresses: { street } });
  if (result.kind === 'accepted') return { accepted: result.addresses.street };
  return { refused: { problems: addressProblems(result, ADDRESS_PATHS) } };
}

/** The filer as the list keeps one: an edited filer stays the same person. */
function* filerOf({ filer }: PiiEntry, streetAddress: Address): Generator<unknown, Filer> {
  const { list } = yield* select(selectRequest);
  const edited = list.index === null ? undefined : list.filers[list.index];
  return {
    id: edited?.id ?? unusedId(list.filers),
    nameValues: { personTyp: 'FILER', name: filer.nameValues.name },
    addressValues: { streetAddress },
    sameAsFormer: false,
  };
}

/** The numbers first: nobody chooses a form of an address for a request that the registry cannot take. */
function* enter(entry: PiiEntry): Generator<unknown, SubmitResult> {
  const numbers = yield* checkNumbers(entry);
  if ('refused' in numbers) return numbers;
  const address = yield* checkAddress(entry);
  if ('refused' in address) return address;
  const filer = yield* filerOf(entry, address.accepted);
  return {
    *proceed() {
      const { entityId, piiDocId, removalDocId, mode, additionalFilers } = entry;
      const event = piiPrimaryEvent(mode, filer, additionalFilers);
      const ids = { entityId, piiDocId, removalDocId };
      yield* put(entryAccepted({ ids, ...numbers.accepted, event }));
      const { leadsTo } = yield* select(selectRequest);
      if (leadsTo !== 'review') return;
      const navigator = yield* service('navigator');
      yield* call([navigator, 'go'], PATHS.piiConfirm);
    },
  };
}

/**
 * Sends the request. The same request can be sent again after an answer that was lost: the registry takes it once and answers
 * with success. Who asks is known to the registry by the token alone (reading 18).
 */
function* submit(): Generator<unknown, SubmitResult> {
  const request = requestOf(yield* select(selectRequest));
  const { user } = yield* select((state: RootState) => state.session);
  const { outcome, data, problems } = yield* ask('savePii', {
    body: piiSaveBody(request, user?.userId ?? ''),
  });
  const applied = yield* applyEffects('savePii', outcome, {
    problems: problems ?? data?.problems,
    defersPage: true,
  });
  const { page } = applied;
  return {
    *proceed() {
      if (page === null) return yield* put(requestAnswered(outcome));
      yield* put(requestRefused(piiRefusal(applied.problems)));
      yield* openPage(page);
    },
  };
}

export function* watchPiiRequest() {
  yield* watchSubmits(entrySubmitted, enter);
  yield* watchSubmits(requestSubmitted, submit);
}
