/** Environments that the portal runs in (W9-version). */
export const ENVIRONMENTS = ['local', 'dev', 'qa', 'client', 'prod'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** The version that the client shows (W9-version). */
export const APPLICATION_VERSION = '2.4.54';

/** Addresses that each environment has; a path stands for a page of this application. */
export interface EnvironmentAddresses {
  business: string;
  fileAForm: string;
  down: string;
  filingIssue: string;
}

const ofPortal = (home: string): EnvironmentAddresses => ({
  business: home,
  fileAForm: home,
  down: '/business/down',
  filingIssue: '/business/filingissue',
});

/**
 * The addresses of each environment. In developer environments the business home is the developer's home; elsewhere the
 * operator's configuration may replace every one of them.
 */
export const ENVIRONMENT_ADDRESSES = {
  local: ofPortal('/business/filing/devapphome'),
  dev: ofPortal('/business/filing/devapphome'),
  qa: ofPortal('/business/filing/devapphome'),
  client: ofPortal('/business'),
  prod: ofPortal('/business'),
} as const satisfies Record<Environment, EnvironmentAddresses>;
