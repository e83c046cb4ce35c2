import type { Address, AddressVerdict, Filing, StepProblem } from '#rules';
import {
  addressVerificationOutcome,
  agentAddressRules,
  applySelection,
  isInternational,
  sameAddress,
} from '#rules';
import type { Registry } from '../context';
import type { AgentDetailsColumn } from '../database/tables/agents';
import type { AddressProvider } from '../providers/address-port';
import { ProviderUnavailable } from '../providers/provider-unavailable';
import type { AddressPlace } from './map-addresses';
import { mapAddresses } from './map-addresses';

/** The verifier's word; null while it does not answer. Asked once for an address that stands in several places. */
function verifierOf({ providers, log }: Registry): (address: Address) => Promise<AddressVerdict | null> {
  const asked = new Map<string, ReturnType<AddressProvider['validate']>>();
  return async (address) => {
    const { address1, address2, city, state, zip, province, country } = address;
    const plain = { address1, address2, city, state, zip, province, country };
    const key = JSON.stringify(plain);
    const answer = asked.get(key) ?? providers.address.validate(plain);
    asked.set(key, answer);
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      log.warn({ provider: error.provider }, 'addresses could not be verified again');
      return null;
    }
  };
}

/**
 * The address with what the verifier says of it in place of what the browser says (decision 17). It is accepted when the
 * verifier confirms it, when the filer has taken the verifier's form, and when the filer has kept what was entered; the
 * verifier's silence takes nothing away that the filer has chosen.
 */
function settled(given: Address, verdict: AddressVerdict | null, place: AddressPlace): Address {
  const { addressSelectionType: selection } = given;
  const entered: Address = { ...given, accepted: false, verified: false, valid: false, postofficeBox: false };
  const outcome = addressVerificationOutcome({ ...place, entered, verdict });
  switch (outcome.kind) {
    case 'accepted':
      return { ...outcome.address, accepted: true };
    case 'refused':
      // In the verifier's form: where that lies in another state, the rule of the state says so.
      return { ...applySelection(entered, verdict, 'VERIFIED'), accepted: false };
    case 'choose': {
      const isTheirs = selection === 'VERIFIED' && outcome.suggested === null && verdict !== null;
      return applySelection(entered, verdict, isTheirs ? 'NOT_SELECTED' : selection);
    }
  }
}

/** Problems of the agent's addresses that the rules of the filing's steps leave to the agent's own form. */
const AGENT_CODES: ReadonlySet<string> = new Set(['poBox', 'state', 'notVerified']);

const agentProblems = (filing: Filing, now: string): StepProblem[] =>
  agentAddressRules
    .problems(filing.registeredAgentValues.addressValues, { filing, now })
    .filter(({ code }) => AGENT_CODES.has(code))
    .map((problem) => ({ ...problem, step: 'registeredagent', path: `addressValues.${problem.path}` }));

/**
 * The filer's own words with what was found out about them: rules speak of what was entered, not of a form that nobody typed.
 * Only where a state is required, the state is the one that the address lies in.
 */
function inOwnWords(given: Address, found: Address, { requiredState }: AddressPlace): Address {
  const { address1, address2, city, zip, province, country } = given;
  const state = requiredState === undefined ? given.state : found.state;
  return { ...found, address1, address2, city, state, zip, province, country };
}

/** A filing whose addresses were verified again. */
interface VerifiedFiling {
  /** To be kept: addresses in the verifier's form where the filer has taken it. */
  filing: Filing;
  /** To be checked: the same in the filer's words. */
  asEntered: Filing;
  problems: StepProblem[];
}

/**
 * Has every address of a filing verified again. The rules then find what they find in a browser: what is left unaccepted, lies
 * in the wrong state or is a PO Box.
 *
 * @param agentFoundAt the addresses that the registry has on record of the agent
 */
export async function withAddressesVerified(
  registry: Registry,
  filing: Filing,
  agentFoundAt: AgentDetailsColumn['addressValues'] | null,
  now: string,
): Promise<VerifiedFiling> {
  const ask = verifierOf(registry);
  const found = async (address: Address, place: AddressPlace): Promise<Address> => {
    const { onRecord } = place;
    if (onRecord !== undefined && sameAddress(address, onRecord)) return { ...onRecord, accepted: true };
    return settled(address, isInternational(address) ? null : await ask(address), place);
  };
  const asEntered = await mapAddresses(filing, agentFoundAt, async (address, place) =>
    inOwnWords(address, await found(address, place), place),
  );
  return {
    filing: await mapAddresses(filing, agentFoundAt, found),
    asEntered,
    problems: agentProblems(asEntered, now),
  };
}
