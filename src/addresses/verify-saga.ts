import { cancelled, put, race, take } from 'typed-redux-saga';
import {
  addressVerificationOutcome,
  applySelection,
  needsVerification,
  type Address,
  type AddressOutcome,
  type AddressVerdict,
  type Problem,
  type RequiredState,
  type Text,
  says,
  saidBy,
} from '#rules';
import type { components } from '#api';
import { ask } from '../client/ask';
import type { ApiData } from '../client/contract-types';
import { callCancellable } from '../session/call-cancellable';
import { applyEffects } from '../session/outcomes';
import {
  addressChoicesConfirmed,
  addressChoicesDismissed,
  addressChoicesOffered,
  type AddressChoice,
  type AddressKind,
  type AddressPair,
} from './choice-slice';

export interface VerificationRequest<Asked extends Partial<AddressPair> = AddressPair> {
  addresses: Asked;
  /** `COLORADO` for a registered agent: a verified address elsewhere is refused (W5-address-state). */
  requiredState?: RequiredState;
  /** True where a PO box is no valid street address (A5-agent-address). */
  refusesPoBox?: boolean;
}

/** Why addresses were refused, a sentence for each. */
type AddressMessages = Partial<Record<AddressKind, Text>>;

/** The result of a verification: the accepted addresses, or why there are none; `dismissed` when the filer edits them. */
export type VerificationResult<Asked = AddressPair> =
  | { kind: 'accepted'; addresses: Asked }
  | { kind: 'refused'; messages: AddressMessages }
  | { kind: 'dismissed' };

/**
 * Why no addresses were accepted, for a form that has them at these paths: nothing is said where the filer edits them. An address is
 * corrected from its first line on.
 */
export const addressProblems = (
  result: Exclude<VerificationResult<unknown>, { kind: 'accepted' }>,
  paths: Partial<Record<AddressKind, string>>,
): Problem[] => {
  const messages = result.kind === 'refused' ? result.messages : {};
  return KINDS.flatMap((kind): Problem[] => {
    const message = messages[kind];
    const path = paths[kind];
    return message && path ? [{ path: `${path}.address1`, code: 'notVerified', ...says(message) }] : [];
  });
};

type Verdicts = Partial<Record<AddressKind, AddressVerdict>>;
interface VerifierAnswer {
  verdicts: Verdicts;
  messages: AddressMessages;
  /** Why the verifier could not be asked: the filer may use what was entered. */
  unverifiedReason: Text;
}
interface Offer {
  kind: AddressKind;
  outcome: Extract<AddressOutcome, { kind: 'choose' }>;
}

const KINDS: readonly AddressKind[] = ['street', 'mailing'];

/** The parts of an address that the verifier takes; results of earlier checks are left out. */
const plainAddress = ({
  address1,
  address2,
  city,
  state,
  zip,
  province,
  country,
}: Address): components['schemas']['PlainAddress'] => ({
  address1,
  address2,
  city,
  state,
  zip,
  province,
  country,
});

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

/** The contract asks about a street first: a mailing address that is alone takes its place. */
function* askVerifier({ street, mailing }: Partial<AddressPair>): Generator<unknown, VerifierAnswer> {
  if (street === undefined) {
    if (mailing === undefined) return { verdicts: {}, messages: {}, unverifiedReason: '' };
    const { verdicts, messages, unverifiedReason } = yield* askVerifier({ street: mailing });
    return {
      verdicts: { mailing: verdicts.street },
      messages: { mailing: messages.street },
      unverifiedReason,
    };
  }
  const { outcome, data, problems } = yield* ask('validateAddress', {
    body: { streetAddress: plainAddress(street), ...(mailing && { mailingAddress: plainAddress(mailing) }) },
  });
  if (outcome.kind === 'ok' && data)
    return { verdicts: verdictsOf(data), messages: {}, unverifiedReason: '' };
  const applied = yield* applyEffects('validateAddress', outcome);
  const messages: AddressMessages = {};
  for (const problem of problems ?? []) {
    messages[problem.path.startsWith('mailing') ? 'mailing' : 'street'] ??= saidBy(problem);
  }
  return { verdicts: {}, messages, unverifiedReason: applied.message };
}

/** The verifier's answers on addresses, without a question to the filer; undefined where it does not answer. */
export function* askVerdicts(addresses: AddressPair): Generator<unknown, Verdicts> {
  return (yield* askVerifier(addresses)).verdicts;
}

const isOpen = (address: Address | undefined): boolean => !!address && needsVerification(address);

/** Opens the dialog and waits for it; null when the filer chooses to edit the addresses. */
function* letFilerChoose(
  addresses: Partial<AddressPair>,
  offers: readonly Offer[],
  unverifiedReason: Text,
): Generator<unknown, AddressChoice[] | null> {
  const choices = offers.flatMap(({ kind, outcome }) => {
    const entered = addresses[kind];
    const { suggested, selection, message } = outcome;
    return entered ? [{ kind, entered, suggested, selection, message: unverifiedReason || message }] : [];
  });
  yield* put(addressChoicesOffered(choices));
  try {
    const { confirmed } = yield* race({
      confirmed: take(addressChoicesConfirmed),
      dismissed: take(addressChoicesDismissed),
    });
    return confirmed?.payload ?? null;
  } finally {
    if (yield* cancelled()) yield* put(addressChoicesDismissed());
  }
}

/**
 * Has the addresses of a form verified before they are saved, and lets the filer choose where the verifier found a better form or
 * none (W4-address-dialog). Only addresses that were not accepted before are asked about.
 */
export function* verifyAddresses<Asked extends Partial<AddressPair>>({
  addresses,
  requiredState,
  refusesPoBox,
}: VerificationRequest<Asked>): Generator<unknown, VerificationResult<Asked>> {
  const asks = KINDS.some((kind) => isOpen(addresses[kind]));
  const { verdicts, messages, unverifiedReason }: VerifierAnswer = asks
    ? yield* askVerifier(addresses)
    : { verdicts: {}, messages: {}, unverifiedReason: '' };
  const accepted: Partial<AddressPair> = {};
  const offers: Offer[] = [];
  for (const kind of KINDS) {
    const entered = addresses[kind];
    if (!entered) continue;
    const verdict = isOpen(entered) ? (verdicts[kind] ?? null) : null;
    const refuses = kind === 'street' ? refusesPoBox : false;
    const outcome = addressVerificationOutcome({ entered, verdict, requiredState, refusesPoBox: refuses });
    if (outcome.kind === 'refused') messages[kind] ??= outcome.message;
    if (outcome.kind === 'accepted') accepted[kind] = outcome.address;
    if (outcome.kind === 'choose') offers.push({ kind, outcome });
  }
  if (KINDS.some((kind) => messages[kind] !== undefined)) return { kind: 'refused', messages };
  if (offers.length > 0) {
    const choices = yield* callCancellable(() => letFilerChoose(addresses, offers, unverifiedReason));
    if (!choices) return { kind: 'dismissed' };
    for (const { kind, entered, selection } of choices) {
      accepted[kind] = applySelection(entered, verdicts[kind] ?? null, selection);
    }
  }
  return { kind: 'accepted', addresses: { ...addresses, ...accepted } };
}
