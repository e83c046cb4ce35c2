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
import { lookUp } from '../../words/vocabulary/look-up';
import { PLACES } from '../../words/vocabulary/places';
import type { MenuUser, NavigationDriver, OfferedTransaction, StartLinkQuery } from './driver';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';

/** Menus and places of the portal, from their tables. */
export class RulesNavigationDriver extends levelDriver<NavigationDriver>() {
  private menu: MenuItem[] | undefined;
  private labels: string[] | undefined;
  private transactions: OfferedTransaction[] | undefined;
  private currentPath: string | undefined;
  private environment: string | undefined;
  private enteredId: string | undefined;

  override openMenu(user: MenuUser, environment: string): void {
    this.menu = menuItems({ isAdmin: user === 'admin', isSecureFiler: user === 'secureFiler', environment });
    this.labels = checked(this.menu).map(({ label }) => label);
  }

  override labelsOffered(): string[] {
    return checked(this.labels);
  }

  override transactionsOffered(): OfferedTransaction[] {
    return checked(this.transactions);
  }

  override destinationOf(label: string): string {
    return checked(this.menu).find((item) => item.label === label)?.path ?? '';
  }

  override findPlace(place: string): void {
    this.currentPath = PATHS[lookUp('place', PLACES, place)];
  }

  override openFiling(filing: FilingType, step: StepName, query: StartLinkQuery): void {
    this.currentPath = filingPath(filing, step, { ...query });
  }

  override path(): string {
    return checked(this.currentPath);
  }

  override setEnvironment(environment: string): void {
    this.environment = environment;
  }

  override externalAddresses(): string[] {
    return Object.values(lookUp('environment', ENVIRONMENT_ADDRESSES, checked(this.environment)));
  }

  override listFormations(): void {
    this.transactions = [...NEW_ENTITY_LINKS];
  }

  override listFilingsOnRecord(): void {
    this.transactions = EXISTING_ENTITY_LINKS.map((transactionType) => ({ transactionType, entityType: '' }));
  }

  override enterEntityId(typed: string): void {
    this.enteredId = entityIdAsTyped(typed);
  }

  override entityId(): string {
    return checked(this.enteredId);
  }
}
