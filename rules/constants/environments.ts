/** Environments that the portal runs in (W9-version). */
export const ENVIRONMENTS = ['local', 'dev', 'qa', 'client', 'prod'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

const DEVELOPER_ENVIRONMENTS: readonly Environment[] = ['local', 'dev', 'qa'];

/** Whether the developer's pages exist: not in production and not at the client's. */
export const isDeveloperEnvironment = (environment: string): boolean =>
  DEVELOPER_ENVIRONMENTS.some((each) => each === environment);

/** The version that the client shows (W9-version). */
export const APPLICATION_VERSION = '2.4.54';

/** Addresses that each environment has; a path stands for a page of this application. */
export interface EnvironmentAddresses {
  business: string;
  fileAForm: string;
  down: string;
  filingIssue: string;
}

/** Every environment starts with the page for filers; testers reach their tools from the demonstration ribbon. */
const OF_PORTAL: EnvironmentAddresses = {
  business: '/business',
  fileAForm: '/business',
  down: '/business/down',
  filingIssue: '/business/filingissue',
};

/** The addresses of each environment; the operator's configuration may replace every one of them. */
export const ENVIRONMENT_ADDRESSES = {
  local: OF_PORTAL,
  dev: OF_PORTAL,
  qa: OF_PORTAL,
  client: OF_PORTAL,
  prod: OF_PORTAL,
} as const satisfies Record<Environment, EnvironmentAddresses>;
