import { agentAddressRules } from '../agent/agent-address-rules';
import type { RowTree } from '../constraints/row';
import { tidyTree } from '../constraints/tidy';
import type { Filing } from '../filing/filing';
import { additionalInfoRules } from './additional-info';
import { attachmentsRules } from './attachments';
import { effectiveDateRules } from './effective-date';
import { emailRules } from './email';
import { entityNameRules } from './entity-name';
import { filersRules } from './filers';
import { formationRules } from './formation';
import { managementRules } from './management';
import { notificationsRules } from './notifications';
import { principalOfficeRules } from './principal-office';
import { privateAttachmentsRules } from './private-attachments';
import { purposeDirectorsRules } from './purpose-directors';
import { registeredAgentRules } from './registered-agent';
import { sharesRules } from './shares';
import { staticEntityNameRules } from './static-entity-name';
import { votingAssetsRules } from './voting-assets';

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
