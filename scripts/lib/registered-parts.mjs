import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { rules } from './rules.mjs';
import { askedOperations, isRouted, routePatterns, screenNames } from './source-facts.mjs';

const CONTRACT = 'api/openapi.yaml';

const portalSources = () =>
  readdirSync('src', { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join('src', file))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const contractOperations = () =>
  Object.entries(parse(readFileSync(CONTRACT, 'utf8')).paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap((method) =>
      method?.operationId ? [{ name: method.operationId, path }] : [],
    ),
  );

/** All steps that a filing may have: with and without the administrative fraud check and documents to attach. */
export const stepsOfFiling = (filingType) => [
  ...new Set(
    [true, false].flatMap((adminFraudCheck) =>
      rules.flowSteps({
        filingType,
        entityType: '',
        adminFraudCheck,
        additionalInfoAttachmentRadio: 'Y',
      }),
    ),
  ),
];

/**
 * The parts of the portal that the texts know, and which of them are there. A part is `kind:name`.
 * @returns {{ known: Record<string, string[]>, operationPaths: { name: string, path: string }[], isRegistered: (part: string,
 *   level: string) => boolean }} `level` is the catalog's letter
 */
export function registeredParts() {
  const sources = portalSources();
  const contract = contractOperations();
  const stepScreens = screenNames(sources, 'StepName');
  const agentScreens = screenNames(sources, 'AgentStep');
  const patterns = routePatterns(sources);
  const inContract = contract.map(({ name }) => name);
  const asked = askedOperations(sources, inContract);
  const pages = Object.values(rules.PATHS).map((path) => path.slice(rules.BASE_PATH.length));
  const isPage = (name) => isRouted(name, patterns);
  const hasScreens = (filing) => stepsOfFiling(filing).every((step) => stepScreens.includes(step));
  const isOffered = (step) => rules.SUPPORTED_FILINGS.some((filing) => stepsOfFiling(filing).includes(step));
  /** In the server and in the browser; the rule book is complete, so that nothing is awaited there. */
  const tests = {
    filing: {
      S: rules.isSupportedFiling,
      B: (name) => rules.isSupportedFiling(name) && hasScreens(name),
    },
    step: { S: isOffered, B: (name) => stepScreens.includes(name) && isOffered(name) },
    screen: { B: (name) => agentScreens.includes(name) },
    // A requirement about a page waits for that page on the server too: a queue that nobody can open is not built.
    page: { S: isPage, B: isPage },
    operation: { S: (name) => inContract.includes(name), B: (name) => asked.includes(name) },
  };
  return {
    known: {
      filing: [...rules.FILING_TYPES],
      step: [...rules.STEP_NAMES],
      // The last step of the wizard saves and shows nothing.
      screen: rules.AGENT_STEPS.filter((step) => step !== 'agentnavredirect'),
      page: pages,
      operation: [
        ...new Set([...inContract, ...rules.ERROR_CATALOGS.flatMap(({ inputs }) => inputs.operation.values)]),
      ],
    },
    operationPaths: contract,
    isRegistered: (part, level) => {
      const [kind, name] = part.split(/:(.*)/s);
      return tests[kind][level]?.(name) ?? true;
    },
  };
}
