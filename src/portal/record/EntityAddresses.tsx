import {
  type Address,
  formatName,
  otherMailingAddress,
  type RegisteredAgentValues,
  SAME_AS_STREET,
} from '#rules';
import { AddressLines } from '../../controls/lists/AddressLines';
import { SummaryList } from '../../controls/lists/SummaryList';
import type { EntityRecord } from './record-slice';
import { translate } from '../../language/translate';

interface Addresses {
  streetAddress?: Address;
  mailingAddress?: Address;
}

/** Street and mailing address, as rows of a list. */
const addressRows = ({ streetAddress, mailingAddress }: Addresses) => {
  const mailing = otherMailingAddress(streetAddress, mailingAddress);
  return [
    { label: 'Street address', value: streetAddress && <AddressLines address={streetAddress} /> },
    {
      label: 'Mailing address',
      value: mailing ? <AddressLines address={mailing} /> : streetAddress && translate(SAME_AS_STREET),
    },
  ];
};

export const agentName = ({ nameValues: { name } }: RegisteredAgentValues): string =>
  name.nameTyp === 'I' ? formatName(name) : name.orgName;

/** Where an entity and its registered agent can be reached. */
export function EntityAddresses({ entity }: { entity: EntityRecord }) {
  const { principalOfficeAddress: office, registeredAgentValues: agent } = entity;
  return (
    <div className="record__addresses">
      <section className="card" aria-labelledby="record-office">
        <h2 className="card__title" id="record-office">
          {translate('Principal office')}
        </h2>
        <SummaryList rows={addressRows(office ?? {})} />
      </section>
      <section className="card" aria-labelledby="record-agent">
        <h2 className="card__title" id="record-agent">
          {translate('Registered agent')}
        </h2>
        {agent ? (
          <SummaryList
            rows={[{ label: 'Agent', value: agentName(agent) }, ...addressRows(agent.addressValues)]}
          />
        ) : (
          <p>{translate('No registered agent is on record.')}</p>
        )}
      </section>
    </div>
  );
}
