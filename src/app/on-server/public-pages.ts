import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';
import type { CacheScope } from '#api';
import {
  BASE_PATH,
  filingRoute,
  introStep,
  isFormation,
  isReadablePath,
  NO_PAGE,
  PATHS,
  type FilingRoute,
} from '#rules';
import { HELP_PAGES } from '../../portal/help-topics';
import { routesAt } from '../routes-at';

/** Pages whose heading and text are the same for every visitor; with a query they show what it asks for. */
const PUBLIC_PATHS: ReadonlySet<string> = new Set([
  BASE_PATH,
  NO_PAGE,
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
  ...HELP_PAGES.map((topic) => `${BASE_PATH}/help/${topic}`),
]);

const FILINGS = `${BASE_PATH}/filing/`;

/** Pages about what their address names, which is on public record: an entity, a certificate. */
const ON_RECORD = [`${PATHS.search}/`, `${PATHS.certificate}/`];

/** The introduction of a formation is about no entity yet, whatever the link that led there says. */
const isFormationIntro = (route: FilingRoute): boolean =>
  route.kind === 'step' && isFormation(route.filingType) && route.step === introStep(route.filingType);

/** Every receipt begins as the same page: the browser requests the filing by its reference. */
const isReceipt = (route: FilingRoute): boolean => route.kind === 'step' && route.step === 'receipt';

/** The page for a browser that has finished no filing. */
export const isWhatsNext = (route: FilingRoute): boolean =>
  route.kind === 'step' && route.step === 'whatsnext';

/** For whom the first page of an address looks the same. The server draws it unless that is nobody else. */
export function cacheScope(path: string, search: string): CacheScope {
  const route = filingRoute(path);
  if (isFormationIntro(route)) return new URLSearchParams(search).has('entityId') ? 'nobody' : 'everyAddress';
  if (isWhatsNext(route)) return 'everyAddress';
  if (PUBLIC_PATHS.has(path)) return search === '' || path === NO_PAGE ? 'everyAddress' : 'thisAddress';
  return isReceipt(route) || ON_RECORD.some((place) => path.startsWith(place)) ? 'thisAddress' : 'nobody';
}

/** Pages that exist in the environments of developers and testers alone. */
export const DEVELOPERS_PATHS: readonly string[] = [PATHS.developerHome, PATHS.showState];

/** The route of everything that no other one has. */
const ANYTHING_ELSE = '*';

/**
 * The routes that lead to the page of an address, as the application has them, and of the parts that pages read for themselves the tables
 * of the filings and of help; null where there is no page.
 */
export function routesTo(path: string, routes: RouteObject[]): RouteMatch[] | null {
  const matches = isReadablePath(path) ? matchRoutes(routesAt(path, routes), path) : null;
  const last = matches?.at(-1);
  if (last === undefined || last.route.path === ANYTHING_ELSE) return null;
  const { topic, type } = last.params;
  const isNamed = type === undefined || !path.startsWith(FILINGS) || filingRoute(path).kind !== 'notFound';
  return (topic === undefined ? isNamed : HELP_PAGES.includes(topic)) ? matches : null;
}
