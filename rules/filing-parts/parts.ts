import type { RegisteredAgentValues } from './agent-values';
import type {
  AdditionalInfoValues,
  EffectiveDateValues,
  EntityNameValues,
  FilersValues,
  Former,
  ManagementValues,
  NotificationsValues,
  PrincipalOfficeValues,
  PurposeDirectorsValues,
  SharesValues,
  VotingAssetsValues,
} from './sections';

/** What the filer of a filing enters, part by part (W section 3); which of them a filing has, its steps say. */
export interface FilingParts {
  email: string;
  statute: string;
  entityNameValues: EntityNameValues;
  principalOfficeValues: PrincipalOfficeValues;
  registeredAgentValues: RegisteredAgentValues;
  managementValues: ManagementValues;
  formationValues: { formers: Former[] };
  sharesValues: SharesValues;
  votingAssetsValues: VotingAssetsValues;
  purposeDirectorsValues: PurposeDirectorsValues;
  additionalInfoValues: AdditionalInfoValues;
  effectiveDateValues: EffectiveDateValues;
  filersValues: FilersValues;
  notificationsValues: NotificationsValues;
  /** Document number of the delayed filing that this one revokes; left out by filings that revoke none. */
  revokes?: string;
}

/** The parts of a filing. */
export type PartName = keyof FilingParts;
