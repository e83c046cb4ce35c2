import type { StepName } from '#rules';
import { lazyPage } from '../controls/loading/lazy-page';
import type { DecidePageProps } from './wizard/pages/Undecided';
import { screen, screenAfter, type StepScreen } from './wizard/step-screen';

/** The page of a step that the server checks (`isChecked`): submitting it then fetches nothing. */
const checked = (load: Parameters<typeof screen>[0]): StepScreen =>
  screenAfter(screen(load), () => import('./wizard/checks/step-checks'));

/** Few filings are changed in two places: the others do not load this page. */
export const DECIDE_PAGE = lazyPage<DecidePageProps>(() => import('./review/DecidePage'));

/** The pages of the steps, each registered once. */
export const STEP_SCREENS: Readonly<Record<StepName, StepScreen>> = {
  // Its checks come with the step after it, which is fetched ahead: the first page of a visit waits for nothing that it does not show.
  intro: screen(() => import('./steps/intro/Step')),
  reportintro: screen(() => import('./steps/reportintro/Step')),
  revokedfiling: screen(() => import('./steps/revokedfiling/Step')),
  entityname: checked(() => import('./steps/entityname/Step')),
  staticentityname: checked(() => import('./steps/staticentityname/Step')),
  principalofficeaddress: checked(() => import('./steps/principalofficeaddress/Step')),
  registeredagent: screen(() => import('./steps/registeredagent/Step')),
  email: screen(() => import('./steps/email/Step')),
  management: screen(() => import('./steps/management/Step')),
  formation: screen(() => import('./steps/formation/Step')),
  shares: screen(() => import('./steps/shares/Step')),
  votingassets: screen(() => import('./steps/votingassets/Step')),
  purposedirectors: screen(() => import('./steps/purposedirectors/Step')),
  mailingaddress: screen(() => import('./steps/mailingaddress/Step')),
  privateattachments: screen(() => import('./steps/privateattachments/Step')),
  additionalinfo: screen(() => import('./steps/additionalinfo/Step')),
  attachments: screen(() => import('./steps/attachments/Step')),
  effectivedate: screen(() => import('./steps/effectivedate/Step')),
  filer: screen(() => import('./steps/filer/Step')),
  notifications: screen(() => import('./steps/notifications/Step')),
  filingreview: screen(() => import('./review/ReviewPage')),
  payment: screen(() => import('./payment/PaymentPage')),
  receipt: screen(() => import('./receipt/ReceiptPage')),
  whatsnext: screen(() => import('./whats-next/WhatsNextPage')),
};
