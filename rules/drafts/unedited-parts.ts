import { samePrincipalOffice } from '../addresses/same-principal-office';
import { isKeptAgentOnRecord } from '../agent/kept-agent';
import { type AgentWithAddresses, sameAgent } from '../people/same-agent';
import { type EntitySummary, withRecordFacts } from '../record/entity-summary';
import type { Filing } from '../filing/filing';
import type { PrincipalOfficeValues } from '../filing-parts/sections';

/** What a version of the record has for the parts that a filing shows first and its filer may leave unchanged. */
export interface PartsOnRecord {
  principalOfficeValues: PrincipalOfficeValues;
  /** Null for an entity without an agent. */
  registeredAgentValues: AgentWithAddresses | null;
}

const isOfficeToUpdate = (
  { principalOfficeValues: office }: Filing,
  earlier: PartsOnRecord,
  present: PartsOnRecord,
): boolean =>
  samePrincipalOffice(office, earlier.principalOfficeValues) &&
  !samePrincipalOffice(office, present.principalOfficeValues);

/** An agent who is no longer on record is not updated: the filer has to name somebody again (reading 25). */
const isAgentToUpdate = (
  { registeredAgentValues: agent }: Filing,
  earlier: PartsOnRecord,
  present: PartsOnRecord,
): boolean =>
  agent.isAgentOnRecordKept === true &&
  earlier.registeredAgentValues !== null &&
  present.registeredAgentValues !== null &&
  sameAgent(agent, earlier.registeredAgentValues) &&
  !sameAgent(agent, present.registeredAgentValues) &&
  isKeptAgentOnRecord({ registeredAgentValues: agent, recordValues: present });

/**
 * The filing with its unedited parts updated to the present record: the office, and the kept agent, if the filer has left them as an
 * earlier version of the record had them, however they are spelled. What the filer has edited stays, and so does what has not changed on
 * record. So no filing undoes the change of another one, unless its filer wants that (readings 25 and 27).
 *
 * @returns the very same filing where nothing is updated
 */
export const withUneditedPartsUpdated = (
  filing: Filing,
  earlier: PartsOnRecord,
  present: PartsOnRecord,
): Filing => {
  const office = isOfficeToUpdate(filing, earlier, present) ? present.principalOfficeValues : null;
  const agent = isAgentToUpdate(filing, earlier, present) ? present.registeredAgentValues : null;
  if (office === null && agent === null) return filing;
  return {
    ...filing,
    ...(office && { principalOfficeValues: office }),
    ...(agent && {
      registeredAgentValues: {
        ...filing.registeredAgentValues,
        nameValues: agent.nameValues,
        addressValues: agent.addressValues,
      },
    }),
  };
};

/**
 * A filing that continues with the present record, which another filing has changed since this one began (reading 27). The facts of the
 * record are updated, and the office and the kept agent if the filer has not edited them.
 */
export const withPresentRecord = (filing: Filing, summary: EntitySummary): Filing => {
  const onRecord = withRecordFacts(filing, summary);
  return filing.recordValues && onRecord.recordValues
    ? withUneditedPartsUpdated(onRecord, filing.recordValues, onRecord.recordValues)
    : onRecord;
};
