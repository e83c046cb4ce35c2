import { addressRows, addressRule } from '../addresses/address-rows';
import { COLORADO } from '../addresses/states';
import { formRules } from '../constraints/form-rules';
import type { CrossRule } from '../constraints/row';
import { checkbox, onlyWhen } from '../constraints/rows';
import type { RegisteredAgentValues } from './agent-values';
import { MAILING_MESSAGE } from './messages';

export type AgentAddressValues = RegisteredAgentValues['addressValues'];

const street = (values: AgentAddressValues) => values.streetAddress;
const mailing = (values: AgentAddressValues) => values.mailingAddress;

const isMailingBegun = ({ mailingAddress: { address1, address2, city, zip } }: AgentAddressValues): boolean =>
  [address1, address2, city, zip].some((part) => part !== '');
const hasOwnMailing = (values: AgentAddressValues): boolean =>
  !values.isSameAsStreetAddressChecked && isMailingBegun(values);

const hasMailing: CrossRule<AgentAddressValues> = (values) =>
  values.isSameAsStreetAddressChecked || isMailingBegun(values)
    ? []
    : [{ path: 'isSameAsStreetAddressChecked', code: 'required', message: MAILING_MESSAGE }];

/** An agent's addresses: a street in Colorado that is no PO Box; mail goes there or to an address in Colorado (A5-agent-address). */
export const agentAddressRules = formRules<AgentAddressValues>({
  rows: {
    streetAddress: addressRows(street),
    isSameAsStreetAddressChecked: checkbox({ label: 'Mailing address is the same as the street address' }),
    mailingAddress: onlyWhen(hasOwnMailing, addressRows(mailing)),
  },
  rules: [
    hasMailing,
    addressRule('streetAddress', street, { requiredState: COLORADO }),
    addressRule('mailingAddress', mailing, {
      requiredState: COLORADO,
      allowsPoBox: true,
      when: hasOwnMailing,
    }),
  ],
});
