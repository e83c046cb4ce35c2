import type { MaybePromise } from '../../foundation/maybe-promise';

/** What is set for the whole portal. */
export interface PortalDriver {
  requestVersion(): MaybePromise<void>;
  version(): MaybePromise<string>;
  /** A user who holds these roles opens what is meant for any of those. */
  openAreaForRoles(held: string[], listed: string[]): MaybePromise<void>;
  openAsDeveloper(environment: string): MaybePromise<void>;
  /** Whether the user or the developer is shown it. */
  isShown(): MaybePromise<boolean>;
}
