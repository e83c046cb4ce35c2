import type { Address, AddressVerdict, Filing } from '#rules';
import { addressVerificationOutcome, applySelection, isInternational, sameAddress } from '#rules';
import type { Registry } from '../../context';
import type { AgentDetailsColumn } from '../../database/tables/agents';
import type { AddressProvider } from '../../ports/address-port';
import { ProviderUnavailable } from '../../ports/provider-unavailable';
import type { AddressPlace } from './map-addresses';
import { mapAddresses, mapAgentAddresses } from './map-addresses';

/** Asks the verifier, once for an address that is given in several places; null while it does not answer. */
function verifierOf({ providers, log }: Registry): (address: Address) => Promise<AddressVerdict | null> {
  const answersByAddress = new Map<string, ReturnType<AddressProvider['validate']>>();
  return async (address) => {
    const { address1, address2, city, state, zip, province, country } = address;
    const plain = { address1, address2, city, state, zip, province, country };
    const key = JSON.stringify(plain);
    const answer = answersByAddress.get(key) ?? providers.address.validate(plain);
    answersByAddress.set(key, answer);
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
 * The address with the verifier's answer in the place of the browser's claims (reading 17). It is accepted when the verifier confirms it,
 * when the filer has taken the verifier's form, and when the filer has kept what was entered; if the verifier does not answer, the filer's
 * choice stays.
 */
function withVerdict(given: Address, verdict: AddressVerdict | null, place: AddressPlace): Address {
  const { addressSelectionType: selection } = given;
  const entered: Address = { ...given, accepted: false, verified: false, valid: false, postofficeBox: false };
  const outcome = addressVerificationOutcome({ ...place, entered, verdict });
  switch (outcome.kind) {
    case 'accepted':
      return { ...outcome.address, accepted: true };
    case 'refused':
      // In the verifier's form: if that lies in another state, the rule about the state reports it.
      return { ...applySelection(entered, verdict, 'VERIFIED'), accepted: false };
    case 'choose': {
      const hasNothingToTake = selection === 'VERIFIED' && outcome.suggested === null && verdict !== null;
      return applySelection(entered, verdict, hasNothingToTake ? 'NOT_SELECTED' : selection);
    }
  }
}

/**
 * The verified address in the spelling that the filer has reviewed: that spelling is what rules check and what is filed. Only where a state
 * is required, the verifier's state is used.
 */
function asEntered(given: Address, verified: Address, { requiredState }: AddressPlace): Address {
  const { address1, address2, city, zip, province, country } = given;
  const state = requiredState === undefined ? given.state : verified.state;
  return { ...verified, address1, address2, city, state, zip, province, country };
}

/** Verifies an address at its place. */
function verifyIn(registry: Registry) {
  const ask = verifierOf(registry);
  const verify = async (address: Address, place: AddressPlace): Promise<Address> => {
    if (place.recorded !== undefined && sameAddress(address, place.recorded))
      return { ...place.recorded, accepted: true };
    return withVerdict(address, isInternational(address) ? null : await ask(address), place);
  };
  return async (address: Address, place: AddressPlace): Promise<Address> =>
    asEntered(address, await verify(address, place), place);
}

/** Has the addresses of somebody who is to be an agent verified again. */
export const withVerifiedAgentAddresses = (
  registry: Registry,
  addresses: AgentDetailsColumn['addressValues'],
): Promise<AgentDetailsColumn['addressValues']> => mapAgentAddresses(addresses, null, verifyIn(registry));

/**
 * Verifies every address of a filing again, once each. The rules then find the same problems as in a browser: an address that is not
 * accepted, lies in the wrong state or is a PO Box.
 *
 * @param recorded the addresses that the registry has on record of the agent
 */
export const withVerifiedAddresses = (
  registry: Registry,
  filing: Filing,
  recorded: AgentDetailsColumn['addressValues'] | null,
): Promise<Filing> => mapAddresses(filing, recorded, verifyIn(registry));
