import { isAddressComplete } from '../../addresses/complete';
import { COLORADO } from '../../addresses/states';
import type { RegisteredAgentValues } from '../../filing-parts/agent-values';
import { agentAddressRules } from '../../agent/agent-address-rules';
import { consentRow } from '../../agent/consent-row';
import { isKeptAgentOnRecord } from '../../agent/kept-agent';
import { KEPT_AGENT_CHANGED_MESSAGE } from '../../agent/shared-messages';
import type { CrossRule, Rows } from '../../constraints/row';
import { stepRulesOfPart } from '../../constraints/form-rules';
import { text } from '../../constraints/rows';
import { isNameComplete } from '../../people/person-name';
import { MISSING_MESSAGE } from '../missing-messages';
import { registeredAgent } from './step';

const addressRowsOnRecord: Rows<
  RegisteredAgentValues['addressValues']['streetAddress'],
  RegisteredAgentValues
> = {
  address1: text({ length: [0, 50] }),
  city: text({ length: [0, 35] }),
  state: text({ length: [0, 2] }),
  zip: text({ length: [0, 15] }),
};

/** The agent has a name and a street address in the state (A5-agent-address). */
const isNamed: CrossRule<RegisteredAgentValues> = ({ nameValues, addressValues }) => {
  const { name } = nameValues;
  const { streetAddress } = addressValues;
  const hasName = name.nameTyp === 'O' ? name.orgName !== '' : name.nameTyp === 'I' && isNameComplete(name);
  const hasAddress = isAddressComplete(streetAddress) && streetAddress.state === COLORADO.code;
  return hasName && hasAddress ? [] : [{ path: 'nameValues', code: 'missing', message: MISSING_MESSAGE }];
};

/** A kept agent is the one on record: another filing may have changed the agent since (reading 25). */
const isStillOnRecord: CrossRule<RegisteredAgentValues> = (registeredAgentValues, { filing }) =>
  isKeptAgentOnRecord({ ...filing, registeredAgentValues })
    ? []
    : [{ path: 'isAgentOnRecordKept', code: 'missing', message: KEPT_AGENT_CHANGED_MESSAGE }];

/** The registered agent of the filing, and the agent's consent (A5-consent). */
export const registeredAgentRules = stepRulesOfPart(registeredAgent, 'registeredAgentValues', {
  // The step itself only shows the addresses; they have a form of their own.
  place: (rows) => ({
    registeredAgentValues: { ...rows, addressValues: agentAddressRules.form.rows },
  }),
  rows: {
    nameValues: {
      name: {
        orgName: text({ length: [0, 250] }),
        firstName: text({ length: [0, 20] }),
        lastName: text({ length: [0, 25] }),
      },
    },
    addressValues: { streetAddress: addressRowsOnRecord },
    agentConsentRadio: consentRow,
  },
  rules: [isNamed, isStillOnRecord],
});
