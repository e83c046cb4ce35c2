import type { FilingType, StepName } from '#rules';
import type { Soon } from '../levels/maybe-promise';

/** What a filing is opened with. */
export interface OpeningQuery {
  transTyp: string;
  entityType: string;
  entityId: string;
}

/** Ways through the portal: menus, places, environments, what developers start from. */
export interface NavigationDriver {
  openMenu(user: 'admin' | 'other', environment: string): Soon<void>;
  /** What the menu or the developers' home offers. */
  offered(): Soon<string[]>;
  leadsTo(label: string): Soon<string>;
  lookFor(place: string): Soon<void>;
  open(filing: FilingType, step: StepName, query: OpeningQuery): Soon<void>;
  /** Where that stands which was looked for or opened. */
  stands(): Soon<string>;
  runIn(environment: string): Soon<void>;
  addresses(): Soon<string[]>;
  wantToForm(): Soon<void>;
  wantToFile(): Soon<void>;
  typeEntityId(typed: string): Soon<void>;
  entityId(): Soon<string>;
}
