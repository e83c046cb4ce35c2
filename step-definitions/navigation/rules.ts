import type { FilingType, MenuItem, StepName } from '#rules';
import {
  entityIdAsTyped,
  ENVIRONMENT_ADDRESSES,
  EXISTING_ENTITY_LINKS,
  filingPath,
  menuItems,
  NEW_ENTITY_LINKS,
  PATHS,
} from '#rules';
import { lookUp } from '../vocabulary/look-up';
import { PLACES } from '../vocabulary/places';
import type { NavigationDriver, OpeningQuery } from './driver';

/** Ways through the portal, from its tables. */
export class RulesNavigation implements NavigationDriver {
  private menu: MenuItem[] = [];
  private shown: string[] = [];
  private place = '';
  private environment = '';
  private typed = '';

  openMenu(user: 'admin' | 'other', environment: string): void {
    this.menu = menuItems({ isAdmin: user === 'admin', environment });
    this.shown = this.menu.map(({ label }) => label);
  }

  offered(): string[] {
    return this.shown;
  }

  leadsTo(label: string): string {
    return this.menu.find((item) => item.label === label)?.path ?? '';
  }

  lookFor(place: string): void {
    this.place = PATHS[lookUp('place', PLACES, place)];
  }

  open(filing: FilingType, step: StepName, query: OpeningQuery): void {
    this.place = filingPath(filing, step, { ...query });
  }

  stands(): string {
    return this.place;
  }

  runIn(environment: string): void {
    this.environment = environment;
  }

  addresses(): string[] {
    return Object.values(lookUp('environment', ENVIRONMENT_ADDRESSES, this.environment));
  }

  wantToForm(): void {
    this.shown = NEW_ENTITY_LINKS.map(
      ({ transactionType, entityType }) => `${transactionType}/${entityType}`,
    );
  }

  wantToFile(): void {
    this.shown = [...EXISTING_ENTITY_LINKS];
  }

  typeEntityId(typed: string): void {
    this.typed = entityIdAsTyped(typed);
  }

  entityId(): string {
    return this.typed;
  }
}
