import { BASE_PATH, filingRoute, introStep, isFormation, PATHS } from '#rules';
import { HELP_TOPICS } from '../../portal/help-topics';

/** Pages whose heading and text are the same for everybody, whoever opens them. */
const PUBLIC_PATHS: ReadonlySet<string> = new Set([
  BASE_PATH,
  PATHS.about,
  PATHS.down,
  PATHS.filingIssue,
  PATHS.forms,
  PATHS.nameCheck,
  PATHS.kindOfCompany,
  PATHS.continueFiling,
  PATHS.findReceipt,
  PATHS.certificate,
  PATHS.search,
  PATHS.timedOut,
  PATHS.unavailable,
  `${BASE_PATH}/accessibility`,
  ...Object.keys(HELP_TOPICS).map((topic) => `${BASE_PATH}/help/${topic}`),
]);

/** The introduction of a formation: it is about nobody yet, whatever the link that led there says. */
function isFormationIntro(path: string): boolean {
  const route = filingRoute(path);
  return route.kind === 'step' && isFormation(route.filingType) && route.step === introStep(route.filingType);
}

/** Whether the server draws the first page of an address: one that is the same for everybody. */
export const isPublicPage = (path: string, search: string): boolean =>
  PUBLIC_PATHS.has(path)
    ? search === ''
    : isFormationIntro(path) && !new URLSearchParams(search).has('entityId');
