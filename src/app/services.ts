import type { RegistryClient } from '../client/client';
import type { SignOnService } from '../session/sign-on-service';
import type { BrowserStorage } from '../session/storage';
import type { DocumentWindows } from '../payment/document-windows';
import type { Navigator } from './navigator';

/** What sagas reach the world through; tests hand in their own. */
export interface Services {
  client: RegistryClient;
  navigator: Navigator;
  storage: BrowserStorage;
  signOn: SignOnService;
  documents: DocumentWindows;
  newId: () => string;
}
