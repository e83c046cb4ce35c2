import { addressRows, addressRule } from '../addresses/address-rows';
import { COLORADO } from '../addresses/states';
import type { CrossRule, Rows } from '../constraints/row';
import { checkbox, onlyWhen } from '../constraints/rows';
import type { RegisteredAgentValues } from '../filing-parts/agent-values';
import { MAILING_MESSAGE } from './shared-messages';

export type AgentAddressValues = RegisteredAgentValues['addressValues'];

const isMailingBegun = ({ mailingAddress: { address1, address2, city, zip } }: AgentAddressValues): boolean =>
  [address1, address2, city, zip].some((part) => part !== '');
const hasOwnMailing = (values: AgentAddressValues): boolean =>
  !values.isSameAsStreetAddressChecked && isMailingBegun(values);

/**
 * An agent's addresses wherever they are in a form: a street in Colorado that is not a PO Box; mail goes there or to an
 * address in Colorado, which may be a PO Box (A5-agent-address).
 * @param prefix of the paths of the addresses, with its dot; empty for a form of the addresses alone
 */
export const agentAddressForm = <V>(
  prefix: string,
  pick: (values: V) => AgentAddressValues,
): { rows: Rows<AgentAddressValues, V>; rules: readonly CrossRule<V>[] } => {
  const street = (values: V) => pick(values).streetAddress;
  const mailing = (values: V) => pick(values).mailingAddress;
  const hasMailing: CrossRule<V> = (values) =>
    pick(values).isSameAsStreetAddressChecked || isMailingBegun(pick(values))
      ? []
      : [{ path: `${prefix}isSameAsStreetAddressChecked`, code: 'required', message: MAILING_MESSAGE }];
  return {
    rows: {
      streetAddress: addressRows(street),
      isSameAsStreetAddressChecked: checkbox({ label: 'Mailing address is the same as the street address' }),
      mailingAddress: onlyWhen((values: V) => hasOwnMailing(pick(values)), addressRows(mailing)),
    },
    rules: [
      hasMailing,
      addressRule(`${prefix}streetAddress`, street, { requiredState: COLORADO }),
      addressRule(`${prefix}mailingAddress`, mailing, {
        requiredState: COLORADO,
        allowsPoBox: true,
        when: (values) => hasOwnMailing(pick(values)),
      }),
    ],
  };
};
