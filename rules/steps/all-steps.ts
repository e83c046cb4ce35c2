import type { StepDeclaration } from './declare-step';
import { additionalInfo } from './additionalinfo/step';
import { attachments } from './attachments/step';
import { effectiveDate } from './effectivedate/step';
import { email } from './email/step';
import { entityName } from './entityname/step';
import { filer } from './filer/step';
import { filingReview } from './filingreview/step';
import { formation } from './formation/step';
import { intro } from './intro/step';
import { management } from './management/step';
import { notifications } from './notifications/step';
import { payment } from './payment/step';
import { principalOffice } from './principalofficeaddress/step';
import { privateAttachments } from './privateattachments/step';
import { purposeDirectors } from './purposedirectors/step';
import { receipt } from './receipt/step';
import { registeredAgent } from './registeredagent/step';
import { reportIntro } from './reportintro/step';
import { revokedFiling } from './revokedfiling/step';
import { shares } from './shares/step';
import { staticEntityName } from './staticentityname/step';
import { votingAssets } from './votingassets/step';
import { mailingAddress } from './mailingaddress/step';
import { whatsNext } from './whatsnext/step';

/** Every step, in the order of lists and of the review page (W2-review); in which filings, a row of the flow table says. */
export const STEPS = [
  intro,
  reportIntro,
  revokedFiling,
  entityName,
  staticEntityName,
  principalOffice,
  registeredAgent,
  email,
  management,
  formation,
  shares,
  votingAssets,
  purposeDirectors,
  mailingAddress,
  privateAttachments,
  additionalInfo,
  attachments,
  effectiveDate,
  filer,
  notifications,
  filingReview,
  payment,
  receipt,
  whatsNext,
] as const satisfies readonly StepDeclaration[];

type Step = (typeof STEPS)[number];

/** Path segments of the steps (W 2.1). */
export type StepName = Step['name'];
export const STEP_NAMES: readonly StepName[] = STEPS.map(({ name }) => name);

/** The steps that collect values. */
export type StepWithValues = Extract<Step, { kind: 'page' }>['name'];

/** The steps on whose leaving the registry checks something. */
export type CheckedStep = Extract<Step, { isChecked: true }>['name'];

/** The declarations by name, read without the words that each has for itself. */
const BY_NAME: ReadonlyMap<string, StepDeclaration> = new Map(STEPS.map((step) => [step.name, step]));

/** What a step declares. */
export const declarationOf = (name: StepName): StepDeclaration => BY_NAME.get(name) as StepDeclaration;

export const isIntroduction = (name: StepName): boolean => declarationOf(name).kind === 'introduction';

export const isChecked = (name: StepName): name is CheckedStep => declarationOf(name).isChecked === true;

type Section = Extract<Step, { sections: unknown }>['sections'][number];

/** The sections of the review page (W2-review). */
export type ReviewSectionName = Section['section'];

/** The page flags of W section 3 that say whether a filing has a step, or a section of one. */
export type FlagOfStep = Extract<Step, { flag: string }>['flag'] | Extract<Section, { flag: string }>['flag'];
