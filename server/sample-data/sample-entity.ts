import type { EntityStatusCode } from '#rules';
import { emptyAddress } from '#rules';
import type { Day, PrincipalOffice } from '../database/tables/entities';
import type { PlainAddress } from '../database/tables/plain-address';
import { onRecord } from '../entities/agent-candidate';
import type { RegistryEntityType } from '../entities/entity-types';

/** One entity of the sample registry. */
export interface SampleEntity {
  entityId: string;
  entityType: RegistryEntityType;
  /** As on record: with the statutory language of a delinquent or dissolved entity. */
  name: string;
  statusCode: EntityStatusCode;
  formationDate: Day;
  jurisdiction: string;
  principalOffice: PrincipalOffice;
  /** Which of the sample agents serves it; null for one that has none. */
  agentId: string | null;
  sbf: boolean;
  fraudFlag: boolean;
  /** Staff look at a change of its agent; left out for no. */
  agentChangeReview?: boolean;
  delinquencyDate: Day | null;
  dissolutionDate: Day | null;
  /** Months from the month in which the samples are loaded to that in which its report is due; left out where its dates tell. */
  reportDueInMonths?: number;
}

/** Statuses in which an entity does not hold its name. */
const NAMELESS: ReadonlySet<EntityStatusCode> = new Set<EntityStatusCode>(['WTHDRN', 'CONV', 'MERGED']);

/** Whether an entity of this status keeps its name from others. */
export const holdsName = ({ statusCode }: Pick<SampleEntity, 'statusCode'>): boolean =>
  !NAMELESS.has(statusCode);

/** A principal office with a mailing address of its own, or one that is the same as the street address. */
export const officeAt = (street: PlainAddress, mailing?: PlainAddress): PrincipalOffice => ({
  streetAddress: onRecord(street, 'PHYS'),
  mailingAddress:
    mailing === undefined
      ? emptyAddress('MAIL')
      : { ...onRecord(mailing, 'MAIL'), postofficeBox: mailing.address1.startsWith('PO Box') },
  isSameAsStreetAddressChecked: mailing === undefined,
});

/** A principal office whose address the verifier does not confirm: it is on record as it was entered. */
export const enteredOfficeAt = (street: PlainAddress): PrincipalOffice => {
  const office = officeAt(street);
  const asEntered = { addressSelectionType: 'USER' as const, verified: false };
  return { ...office, streetAddress: { ...office.streetAddress, ...asEntered } };
};
