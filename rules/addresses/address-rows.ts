import { select, text } from '../constraints/rows';
import type { Condition, CrossRule, Rows } from '../constraints/row';
import type { Address } from '../filing-parts/address';
import { isInternational } from './countries';
import { isPoBox } from './po-box';
import type { RequiredState } from './states';
import { wrongStateMessage } from './states';
import { says } from '../language/text';

/** The path of an address in the values of a form. */
export type AddressSelector<V> = (values: V) => Address;

const ZIP_MESSAGE = 'Enter a valid ZIP / Postal code.';

/** Five digits, or nine with or without the dash between; no region begins with 000. */
const ZIP = /^(?!000)\d{5}(-?\d{4})?$/;

/** The rows of an address (W5-address). State and province take turns: a state at home, a province abroad. */
export const addressRows = <V>(pick: AddressSelector<V>): Rows<Address, V> => ({
  country: select({ label: 'Country', required: true, codes: /^[A-Z]{2}$/ }),
  address1: text({ label: 'Address 1', required: 'Enter the address.', length: [2, 50] }),
  address2: text({ label: 'Address 2', length: [2, 50] }),
  city: text({ label: 'City', required: 'Enter the city.', length: [2, 35] }),
  state: select({
    label: 'State',
    required: true,
    codes: /^[A-Z]{2}$/,
    when: (values: V) => !isInternational(pick(values)),
  }),
  province: text({ label: 'Province', length: [2, 100], when: (values: V) => isInternational(pick(values)) }),
  zip: text({ label: 'ZIP / Postal code', required: ZIP_MESSAGE, length: [2, 15] }),
});

export const PO_BOX_MESSAGE = 'Street address cannot be a PO Box.';

/** Shown nowhere as long as the verification dialog opens on this problem; the server answers with it. */
const NOT_VERIFIED_MESSAGE = 'Verify this address before you continue.';

/**
 * Checks of an address as a whole: no PO Box unless it is a mailing address, the address type, the required state (W5-address-state), and
 * that the filer has chosen a form of it in the verification dialog, unless it is international (W5-address-intl).
 */
export const addressRule =
  <V>(
    path: string,
    pick: AddressSelector<V>,
    options: { requiredState?: RequiredState; allowsPoBox?: boolean; when?: Condition<V> } = {},
  ): CrossRule<V> =>
  (values, context) => {
    const { requiredState, allowsPoBox = false, when } = options;
    const address = pick(values);
    if (when && !when(values, context)) return [];
    // Abroad every country has its own postal codes; at home a code must have the form of a ZIP code even if the verifier does not know it.
    if (!isInternational(address) && address.zip !== '' && !ZIP.test(address.zip)) {
      return [{ path: `${path}.zip`, code: 'pattern', message: ZIP_MESSAGE }];
    }
    if (!allowsPoBox && (isPoBox(address) || address.postofficeBox)) {
      return [{ path: `${path}.address1`, code: 'poBox', message: PO_BOX_MESSAGE }];
    }
    if (requiredState && (isInternational(address) || address.state !== requiredState.code)) {
      return [{ path: `${path}.state`, code: 'state', ...says(wrongStateMessage(requiredState)) }];
    }
    if (isInternational(address) || address.accepted) return [];
    return [{ path: `${path}.address1`, over: path, code: 'notVerified', message: NOT_VERIFIED_MESSAGE }];
  };
