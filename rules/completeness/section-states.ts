import { isAddressComplete } from '../addresses/complete';
import { hasRegisteredAgent } from '../people/agent-name';
import type { Filing } from '../filing/filing';
import type { FilingPages } from '../flows/page-flags';
import { pageFlags } from '../flows/page-flags';
import { isFormation } from '../filing/formations';
import { isAmendment } from '../flows/filing-traits';
import { changesName } from '../names/entity-name-values';
import { heldNameOutcome } from '../names/name-check';
import { keepsOldName } from '../names/name-change';

/** The state of a part of the filing: its flow does not ask for it, it is missing, it is there but wrong, or it is there. */
export type SectionState = 'notAsked' | 'missing' | 'invalid' | 'given';

const presence = (isAsked: boolean, isPresent: boolean): Exclude<SectionState, 'invalid'> => {
  if (!isAsked) return 'notAsked';
  return isPresent ? 'given' : 'missing';
};

const nameState = (filing: Filing, pages: FilingPages): SectionState => {
  const { entityNameValues } = filing;
  const { name, oldName } = entityNameValues;
  const hasNames = name.trim() !== '' && (isFormation(filing.filingType) || oldName.trim() !== '');
  const state = presence(pages.hasEntityName, hasNames);
  if (state !== 'given' || keepsOldName(entityNameValues, filing)) return state;
  return heldNameOutcome(entityNameValues) === 'available' ? 'given' : 'invalid';
};

const hasPrincipalOffice = ({ principalOfficeValues: office }: Filing): boolean =>
  isAddressComplete(office.streetAddress) &&
  (office.isSameAsStreetAddressChecked || isAddressComplete(office.mailingAddress));

const hasAgent = ({ registeredAgentValues: agent }: Filing): boolean =>
  hasRegisteredAgent(agent) && agent.agentConsentRadio === 'Y';

const hasManagement = ({ managementValues: { managedBy, hasOneMember } }: Filing): boolean =>
  managedBy !== '' && hasOneMember === 'Y';

/** A delayed date that `now`, an ISO 8601 instant, has overtaken no longer counts. */
const hasEffectiveDate = ({ effectiveDateValues: date }: Filing, now?: string): boolean => {
  if (date.effectiveAtTimeOfFilingRadio !== 'N') return date.effectiveAtTimeOfFilingRadio === 'Y';
  const hasPassed = now !== undefined && Date.parse(date.effectiveDateTime) <= Date.parse(now);
  return date.effectiveDateAsEntered !== '' && !hasPassed;
};

const amendsSomething = ({
  entityNameValues,
  additionalInfoValues: { additionalInfo, attachments },
}: Filing): boolean =>
  changesName(entityNameValues) || additionalInfo.trim() !== '' || attachments.length > 0;

/** The state of each part that has a completeness code. */
export const sectionStates = (filing: Filing, now?: string) => {
  const pages = pageFlags(filing);
  return {
    name: nameState(filing, pages),
    principalOffice: presence(pages.hasPoa, hasPrincipalOffice(filing)),
    registeredAgent: presence(pages.hasRegisteredAgent, hasAgent(filing)),
    management: presence(pages.hasManagement, hasManagement(filing)),
    formers: presence(pages.hasFormation, filing.formationValues.formers.length > 0),
    effectiveDate: presence(pages.hasEffectiveDate, hasEffectiveDate(filing, now)),
    filers: presence(pages.hasFilers, filing.filersValues.filers.length > 0),
    amendment: presence(isAmendment(filing.filingType), amendsSomething(filing)),
  };
};
