import type { DriverActions } from '../../foundation/level-driver';
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

/** What each action does, named in the error of a level that cannot do it. */
export const PORTAL_ACTIONS: DriverActions<PortalDriver> = {
  requestVersion: 'ask for the version of the application',
  version: 'tell the version of the application',
  openAreaForRoles: 'open an area for some roles',
  openAsDeveloper: 'open the portal as a developer',
  isShown: 'tell whether an area is shown',
};
