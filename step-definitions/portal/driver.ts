import type { Soon } from '../levels/maybe-promise';

/** What is set for the whole portal. */
export interface PortalDriver {
  askVersion(): Soon<void>;
  version(): Soon<string>;
  /** A user who holds these roles opens what is meant for any of those. */
  come(held: string[], listed: string[]): Soon<void>;
  comeAsDeveloper(environment: string): Soon<void>;
  /** Whether the user or the developer is shown it. */
  isShown(): Soon<boolean>;
}
