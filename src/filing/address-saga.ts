import { put, race, select, take, takeLatest } from 'typed-redux-saga';
import {
  addressVerificationOutcome,
  applySelection,
  needsVerification,
  type Address,
  type AddressOutcome,
  type AddressVerdict,
} from '#rules';
import { ask } from '../client/ask';
import type { ApiData } from '../client/contract-types';
import { applyEffects } from '../client/effects';
import {
  addressChoicesConfirmed,
  addressChoicesOffered,
  addressesAccepted,
  addressesRefused,
  addressVerificationDismissed,
  addressVerificationRequested,
  addressVerificationTaken,
  type AddressKind,
  type AddressPair,
  type AddressVerificationRequest,
  type AddressVerificationState,
} from './address-slice';
import { plainAddress } from './plain-address';
import { selectAddressVerification } from './selectors';

type Verdicts = Partial<Record<AddressKind, AddressVerdict>>;
type Messages = AddressVerificationState['messages'];
type Verified = { verdicts: Verdicts; messages: Messages; doubt: string };

/** What a verification that a saga asked for came to. */
export type VerificationResult =
  | { kind: 'accepted'; addresses: AddressPair }
  | { kind: 'refused'; messages: Messages }
  | { kind: 'dismissed' };

const KINDS: readonly AddressKind[] = ['street', 'mailing'];

const verdictsOf = (answer: ApiData<'validateAddress'>): Verdicts => ({
  street: {
    address: answer.streetAddress,
    valid: answer.streetValid,
    verified: answer.streetVerified,
    isPoBox: answer.streetIsPoBox,
  },
  ...(answer.mailingAddress && {
    mailing: {
      address: answer.mailingAddress,
      valid: answer.mailingValid ?? false,
      verified: answer.mailingVerified ?? false,
      isPoBox: false,
    },
  }),
});

/** Asks the verifier; without an answer the filer may keep what was entered, and is told why (`doubt`). */
function* askVerifier({ street, mailing }: AddressPair): Generator<unknown, Verified> {
  const { outcome, data, problems } = yield* ask('validateAddress', {
    body: { streetAddress: plainAddress(street), ...(mailing && { mailingAddress: plainAddress(mailing) }) },
  });
  if (outcome.kind === 'ok' && data) return { verdicts: verdictsOf(data), messages: {}, doubt: '' };
  const applied = yield* applyEffects('validateAddress', outcome);
  const messages: Messages = {};
  for (const { path, message } of problems ?? []) {
    messages[path.startsWith('mailing') ? 'mailing' : 'street'] ??= message;
  }
  return { verdicts: {}, messages, doubt: applied.message };
}

const isOpen = (address: Address | undefined): boolean => !!address && needsVerification(address);

function* verify({ payload }: { payload: AddressVerificationRequest }) {
  const { addresses, requiredState, refusesPoBox } = payload;
  const asks = KINDS.some((kind) => isOpen(addresses[kind]));
  const { verdicts, messages, doubt }: Verified = asks
    ? yield* askVerifier(addresses)
    : { verdicts: {}, messages: {}, doubt: '' };
  const kept: Partial<AddressPair> = {};
  const offered: { kind: AddressKind; outcome: Extract<AddressOutcome, { kind: 'choose' }> }[] = [];
  for (const kind of KINDS) {
    const entered = addresses[kind];
    if (!entered) continue;
    const verdict = isOpen(entered) ? (verdicts[kind] ?? null) : null;
    const refuses = kind === 'street' ? refusesPoBox : false;
    const outcome = addressVerificationOutcome({ entered, verdict, requiredState, refusesPoBox: refuses });
    if (outcome.kind === 'refused') messages[kind] ??= outcome.message;
    if (outcome.kind === 'accepted') kept[kind] = outcome.address;
    if (outcome.kind === 'choose') offered.push({ kind, outcome });
  }
  if (Object.keys(messages).length > 0) return yield* put(addressesRefused(messages));
  if (offered.length > 0) {
    const isConfirmed = yield* letFilerChoose(addresses, offered, doubt);
    if (!isConfirmed) return;
    for (const { kind, entered, selection } of (yield* select(selectAddressVerification)).choices) {
      kept[kind] = applySelection(entered, verdicts[kind] ?? null, selection);
    }
  }
  yield* put(
    addressesAccepted({
      street: kept.street ?? addresses.street,
      ...(kept.mailing && { mailing: kept.mailing }),
    }),
  );
}

function* letFilerChoose(
  addresses: AddressPair,
  offered: { kind: AddressKind; outcome: Extract<AddressOutcome, { kind: 'choose' }> }[],
  doubt: string,
) {
  const choices = offered.flatMap(({ kind, outcome }) => {
    const entered = addresses[kind];
    const { suggested, selection, message } = outcome;
    return entered ? [{ kind, entered, suggested, selection, message: doubt || message }] : [];
  });
  yield* put(addressChoicesOffered(choices));
  const { confirmed } = yield* race({
    confirmed: take(addressChoicesConfirmed),
    dismissed: take(addressVerificationDismissed),
  });
  return confirmed !== undefined;
}

/** Has addresses verified from another saga, with the same dialog that forms use. */
export function* verifyAddresses(
  request: AddressVerificationRequest,
): Generator<unknown, VerificationResult> {
  yield* put(addressVerificationRequested(request));
  for (;;) {
    const { status, addresses, messages } = yield* select(selectAddressVerification);
    if (status === 'accepted' && addresses) {
      yield* put(addressVerificationTaken());
      return { kind: 'accepted', addresses };
    }
    if (status === 'refused') {
      yield* put(addressVerificationTaken());
      return { kind: 'refused', messages };
    }
    if (status === 'idle') return { kind: 'dismissed' };
    yield* take([addressesAccepted, addressesRefused, addressVerificationDismissed]);
  }
}

export function* watchAddressVerification() {
  yield* takeLatest(addressVerificationRequested, verify);
}
