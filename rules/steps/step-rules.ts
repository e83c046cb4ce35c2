import type { Filing } from '../filing/filing';
import { ENTITY_TYPES } from '../entities/entity-type';
import { FILING_TYPES } from '../filing/filing-type';
import { NOT_ONLINE_YET } from '../filing/unavailable-form';
import { flowSteps } from '../flows/flow';
import type { StepName, StepWithValues } from './all-steps';
import type { Problem } from '../problem';
import { additionalInfoRules } from './additionalinfo/rules';
import { attachmentsRules, missingAttachmentsProblems } from './attachments/rules';
import { effectiveDateRules } from './effectivedate/rules';
import { emailRules } from './email/rules';
import { entityNameRules } from './entityname/rules';
import { filersRules } from './filer/rules';
import { formationRules } from './formation/rules';
import { managementRules } from './management/rules';
import { MISSING_MESSAGE } from './missing-messages';
import { notificationsRules } from './notifications/rules';
import { principalOfficeRules } from './principalofficeaddress/rules';
import { privateAttachmentsRules } from './privateattachments/rules';
import { purposeDirectorsRules } from './purposedirectors/rules';
import { registeredAgentRules } from './registeredagent/rules';
import { revokedFilingRules } from './revokedfiling/rules';
import { sharesRules } from './shares/rules';
import { staticEntityNameRules } from './staticentityname/rules';
import type { StepProblem } from '../constraints/step-problem';
import type { WholeStepRules } from '../constraints/step-rules';
import type { RuleContext } from '../constraints/rule-context';
import { mailingAddressRules } from './mailingaddress/rules';
import { votingAssetsRules } from './votingassets/rules';

const RULES_OF_STEPS = {
  revokedfiling: revokedFilingRules,
  entityname: entityNameRules,
  staticentityname: staticEntityNameRules,
  principalofficeaddress: principalOfficeRules,
  registeredagent: registeredAgentRules,
  management: managementRules,
  formation: formationRules,
  shares: sharesRules,
  votingassets: votingAssetsRules,
  purposedirectors: purposeDirectorsRules,
  mailingaddress: mailingAddressRules,
  email: emailRules,
  privateattachments: privateAttachmentsRules,
  additionalinfo: additionalInfoRules,
  attachments: attachmentsRules,
  effectivedate: effectiveDateRules,
  filer: filersRules,
  notifications: notificationsRules,
} satisfies Record<StepWithValues, WholeStepRules<unknown>>;

/** The rules of every step that collects values. */
export const STEP_RULES: Readonly<Partial<Record<StepName, WholeStepRules<unknown>>>> = RULES_OF_STEPS;

/** Why a filing is refused whose type the registry does not support, or that has none. No page of it can mend that. */
export const UNSUPPORTED_FILING: StepProblem = {
  step: 'filingreview',
  path: 'filingType',
  code: 'unavailable',
  message: NOT_ONLINE_YET,
};

/** Rules that a page does not check while the filer is on it, but that must hold when the filing is paid. */
const WHOLE_FILING_RULES: Readonly<Partial<Record<StepName, (filing: Filing) => Problem[]>>> = {
  attachments: missingAttachmentsProblems,
};

const problemsOfStep = (step: StepName, context: RuleContext): Problem[] => {
  const { filing } = context;
  const rules = STEP_RULES[step];
  const problems = rules?.problems(rules.read(filing), context) ?? [];
  return problems.length ? problems : (WHOLE_FILING_RULES[step]?.(filing) ?? []);
};

/** The filing with what decides its flow and pages in order, whatever a browser sent: tables refuse unknown facts. */
const withKnownFacts = (filing: Filing): Filing => ({
  ...filing,
  entityType: ENTITY_TYPES.find((type) => type === filing.entityType) ?? '',
  adminFraudCheck: filing.adminFraudCheck === true,
});

const stepsOf = (filing: Filing): StepName[] => {
  const { additionalInfoAttachmentRadio: answer, attachments } = filing.additionalInfoValues ?? {};
  // Files that came with the filing are checked whatever the answer says.
  const attaches = Array.isArray(attachments) && attachments.length > 0 ? 'Y' : answer;
  const { filingType, entityType, adminFraudCheck } = filing;
  const additionalInfoAttachmentRadio = attaches === 'Y' || attaches === 'N' ? attaches : '';
  return flowSteps({ filingType, entityType, adminFraudCheck, additionalInfoAttachmentRadio });
};

/**
 * Every broken rule of every step of the filing's flow, in the order of the steps: what the server refuses a filing with.
 * Never throws, whatever a browser sent.
 */
export const filingProblems = (submitted: Filing, now: string): StepProblem[] => {
  if (!FILING_TYPES.some((type) => type === submitted.filingType)) {
    return [{ step: 'intro', path: 'filingType', code: 'missing', message: MISSING_MESSAGE }];
  }
  const filing = withKnownFacts(submitted);
  const context: RuleContext = { filing, now };
  return stepsOf(filing).flatMap((step) =>
    problemsOfStep(step, context).map((problem) => ({ ...problem, step })),
  );
};
