import type { Address } from '#rules';
import type { components } from '#api';

/** The parts of an address that the verifier takes; what was said of it before stays behind. */
export const plainAddress = (address: Address): components['schemas']['PlainAddress'] => ({
  address1: address.address1,
  address2: address.address2,
  city: address.city,
  state: address.state,
  zip: address.zip,
  province: address.province,
  country: address.country,
});
