import { agentAddressRules } from '../agent/agent-address-rules';
import type { RowTree } from '../constraints/row';
import { tidyTree } from '../constraints/tidy';
import type { Filing } from '../filing/filing';
import { additionalInfoRules } from './additionalinfo/rules';
import { attachmentsRules } from './attachments/rules';
import { effectiveDateRules } from './effectivedate/rules';
import { emailRules } from './email/rules';
import { entityNameRules } from './entityname/rules';
import { filersRules } from './filer/rules';
import { formationRules } from './formation/rules';
import { managementRules } from './management/rules';
import { notificationsRules } from './notifications/rules';
import { principalOfficeRules } from './principalofficeaddress/rules';
import { privateAttachmentsRules } from './privateattachments/rules';
import { purposeDirectorsRules } from './purposedirectors/rules';
import { registeredAgentRules } from './registeredagent/rules';
import { sharesRules } from './shares/rules';
import { staticEntityNameRules } from './staticentityname/rules';
import { votingAssetsRules } from './votingassets/rules';

/** The parts of a filing that a filer enters on steps with several fields; nobody enters what is on record. */
type Section = Exclude<Extract<keyof Filing, `${string}Values`>, 'recordValues'>;

/** The rows of each section, where it stands in the filing. Pages that share a section each bring the rows of their part. */
const SECTION_ROWS = {
  entityNameValues: entityNameRules.form.rows,
  principalOfficeValues: principalOfficeRules.form.rows,
  registeredAgentValues: {
    ...registeredAgentRules.form.rows,
    // The step itself only shows the addresses; they have a form of their own.
    addressValues: agentAddressRules.form.rows,
  },
  managementValues: managementRules.form.rows,
  formationValues: formationRules.form.rows,
  sharesValues: sharesRules.form.rows,
  votingAssetsValues: votingAssetsRules.form.rows,
  purposeDirectorsValues: purposeDirectorsRules.form.rows,
  additionalInfoValues: {
    ...additionalInfoRules.form.rows,
    ...attachmentsRules.form.rows,
    ...privateAttachmentsRules.form.rows,
  },
  effectiveDateValues: effectiveDateRules.form.rows,
  filersValues: filersRules.form.rows,
  notificationsValues: notificationsRules.form.rows,
} satisfies Record<Section, RowTree>;

// The name on that page is the one of the section above.
const { statute } = staticEntityNameRules.form.rows;

const FILING_ROWS: RowTree = { ...emailRules.form.rows, ...(statute && { statute }), ...SECTION_ROWS };

/**
 * The filing with every section normalized by its rows: text trimmed, and whatever else a row normalizes (W5-trim). Leaving the pages one
 * after the other would do more: a page's `write` also drops what an answer makes irrelevant. Never throws.
 */
export const tidyFiling = (filing: Filing): Filing => tidyTree(FILING_ROWS, filing) as Filing;
