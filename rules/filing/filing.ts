import type { RegisteredAgentValues } from './agent-values';
import type { EntityType } from '../entities/entity-type';
import type { FilingType } from './filing-type';
import type { TransactionType } from './transaction-type';
import type { RecordValues } from './record-values';
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

/** A filing in progress: what the wizard collects, what the browser keeps and the server checks again (W section 3). */
export interface Filing {
  /** Made once a filing by the browser; the server answers a second submission under it with the first one's result. */
  submissionKey: string;
  filingType: FilingType | '';
  entityType: EntityType | '';
  transactionType: TransactionType | '';
  transactionDescription: string;
  domesticFlag: 'Y' | 'N' | '';
  jurisdiction: string;
  entityId: string;
  statusCode: string;
  status: string;
  /** Set by the server only (reading 7). */
  adminFraudCheck: boolean;
  /** The entity as it was on record when the filing took it over; left out for a filing that forms an entity. */
  recordValues?: RecordValues;
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
}
