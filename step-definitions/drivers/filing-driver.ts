import type { AddressesDriver } from './parts/addresses';
import type { AgentDriver } from './parts/agent';
import type { BeginningDriver } from './parts/beginning';
import type { DatesDriver } from './parts/dates';
import type { FilesDriver } from './parts/files';
import type { FlowDriver } from './parts/flow';
import type { FormDriver } from './parts/form';
import type { NamesDriver } from './parts/names';
import type { NotificationsDriver } from './parts/notifications';
import type { PaymentDriver } from './parts/payment';
import type { PeopleDriver } from './parts/people';
import type { PortalDriver } from './parts/portal';
import type { ReceiptDriver } from './parts/receipt';
import type { RegistryDriver } from './parts/registry';
import type { ReviewDriver } from './parts/review';
import type { ScreenDriver } from './parts/screen';
import type { Soon } from './soon';

/** What the phrase book does and asks, whatever the level: the rule book, a started server or a browser. */
export interface FilingDriver {
  flow: FlowDriver;
  beginning: BeginningDriver;
  form: FormDriver;
  names: NamesDriver;
  addresses: AddressesDriver;
  people: PeopleDriver;
  files: FilesDriver;
  dates: DatesDriver;
  notifications: NotificationsDriver;
  review: ReviewDriver;
  payment: PaymentDriver;
  receipt: ReceiptDriver;
  agent: AgentDriver;
  registry: RegistryDriver;
  portal: PortalDriver;
  screen: ScreenDriver;
  close(): Soon<void>;
}
