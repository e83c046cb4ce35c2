import type { components } from '#api';
import type { Address, AddressType } from '#rules';
import {
  COLORADO,
  emptyAddress,
  agentObstacle,
  type AgentObstacle,
  emptyRegisteredAgent,
  formatName,
} from '#rules';
import type { AgentDetailsColumn } from '../database/tables/agents';
import type { PlainAddress } from '../database/tables/plain-address';
import type { LicenseRecord } from '../ports/license-port';
import { canBeAgent } from './entity-types';
import type { EntityOnRecord } from './find-entity';

type AgentDetails = components['schemas']['AgentDetails'];

/** An entity as a would-be registered agent: its principal office is where papers reach it (A7-agent). */
export function entityAsAgent(entity: EntityOnRecord): AgentDetailsColumn {
  const { nameValues, addressValues } = emptyRegisteredAgent();
  const { streetAddress, mailingAddress, isSameAsStreetAddressChecked } = entity.principal_office;
  const name = { orgName: entity.name, fullName: entity.name, display: entity.name };
  return {
    nameValues: { name: { ...nameValues.name, nameTyp: 'O', ...name } },
    addressValues: { ...addressValues, streetAddress, mailingAddress, isSameAsStreetAddressChecked },
  };
}

/** Why an entity cannot serve: a trade name or trademark, not in good standing, or without a place of business in the state (A5-entity-box). */
export const obstacleOf = (entity: {
  entity_type: string;
  status_code: string;
  /** The state of its principal office. */
  state: string;
}): AgentObstacle | null =>
  agentObstacle({
    isMark: !canBeAgent(entity.entity_type),
    isInGoodStanding: entity.status_code === 'GOOD',
    hasPlaceInState: entity.state === COLORADO.code,
  });

/** Whether an entity on record may serve. */
export const mayServe = (entity: EntityOnRecord): boolean =>
  obstacleOf({ ...entity, state: entity.principal_office.streetAddress.state }) === null;

/** An individual as the motor-vehicle records have them. */
export function licenseAsAgent(record: LicenseRecord): AgentDetailsColumn {
  const { nameValues, addressValues } = emptyRegisteredAgent();
  const { firstName, middleName, lastName, suffix } = record;
  const person = { ...nameValues.name, firstName, middleName, lastName, suffix };
  const fullName = formatName(person);
  return {
    nameValues: { name: { ...person, nameTyp: 'I', fullName, display: fullName } },
    addressValues: { ...addressValues, streetAddress: onRecord(record.address, 'PHYS') },
  };
}

/** An address that a public record holds: it needs no verification. */
export const onRecord = (address: PlainAddress, addressTyp: AddressType): Address => ({
  ...emptyAddress(addressTyp),
  ...address,
  addressSelectionType: 'VERIFIED',
  processed: true,
  valid: true,
  verified: true,
  accepted: true,
  coloradoZipcode: address.state === COLORADO.code,
});

/** Empty details: the answer when an identity does not verify. */
export const noAgentDetails = (): AgentDetails => {
  const { nameValues, addressValues } = emptyRegisteredAgent();
  return { nameValues, addressValues, entityName: '', id: '', entityInGoodStanding: false };
};
