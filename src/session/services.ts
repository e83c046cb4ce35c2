import { getContext } from 'typed-redux-saga';
import type { AgentQuery, Filing, OutcomePage, Query } from '#rules';
import type { RegistryClient } from '../client/client';
import type { DocumentWindows } from './documents/document-windows';
import type { Navigator } from './navigation/navigator';
import type { ApplyEffects } from './applied-outcome';
import type { SignOnService } from './sign-on/sign-on-service';
import type { BrowserStorage } from './storage';

type Saga<Result> = Generator<unknown, Result>;

/**
 * How an area reaches another one: the application connects each of these, so that no area knows a second one's files. They are
 * sagas; what they need is fetched when it is first asked for.
 */
export interface Connections {
  /** Carries out what the error catalog says of an outcome. */
  applyEffects: ApplyEffects;
  /** Goes to a page that an outcome names. */
  openPage(page: OutcomePage, query?: Query, options?: { replace: boolean }): Saga<void>;
  /** The filing in progress in this tab, brought back from the server after a reload; null when there is none. */
  currentFiling(): Saga<Filing | null>;
  /** Takes a changed filing over; the server keeps it in the background. */
  changeFiling(filing: Filing): Saga<void>;
  /** Ends the filing in progress: nothing of it stays in the browser. */
  discardFiling(): Saga<void>;
  /** Nothing of the filing in progress stays in memory; its reference stays, so that it can be restored. */
  putFilingAway(): Saga<void>;
  /** Opens the registered-agent wizard at its first screen. */
  startAgentWizard(query: AgentQuery): Saga<void>;
}

/** The services of sagas; tests pass their own. */
export interface Services {
  client: RegistryClient;
  navigator: Navigator;
  storage: BrowserStorage;
  signOn: SignOnService;
  documents: DocumentWindows;
  newId: () => string;
  connections: Connections;
}

/** A service of the application, by its name: `const storage = yield* service('storage')`. */
export function* service<Name extends keyof Services>(name: Name): Saga<Services[Name]> {
  return yield* getContext<Services[Name]>(name);
}
