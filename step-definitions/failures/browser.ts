import type { CatalogOperation, ContractOperation } from '#rules';
import { OPERATIONS } from '../../src/client/operations';
import type { FailuresDriver, RegistryAnswer } from './driver';
import type { BrowserDesk } from '../context/browser';

type Provoke = (desk: BrowserDesk) => Promise<void>;

/** What a filer does to make the application ask the question. */
const PROVOKED: Partial<Record<ContractOperation, Provoke>> = {
  validateEntityNameAndAvailability: async (desk) => {
    await desk.open('entityname', (filing) => ({
      ...filing,
      entityNameValues: { ...filing.entityNameValues, isNameValid: false, availability: null },
    }));
    await desk.button('Next').click();
  },
  introContent: (desk) => desk.open('intro'),
  nameDesignationContent: (desk) => desk.open('entityname'),
  filingPdf: async (desk) => {
    await desk.open('filingreview');
    await desk.button(/^View the form/).click();
  },
  startPayment: async (desk) => {
    await desk.open('filingreview');
    await desk.button('Next').click();
  },
  states: (desk) => desk.open('principalofficeaddress'),
  environment: (desk) => desk.open('principalofficeaddress'),
  businessHeartBeat: (desk) => desk.open('management'),
  searchEntities: async (desk) => {
    await desk.open('registeredagent');
    await desk.goTo('/business/agent/agentintroentity?transTyp=ARTORG_LLC&entityType=DLLC');
    await desk.main.getByRole('textbox').fill('Bluebird');
    await desk.button('Next').click();
  },
};

const isProvoked = (operation: CatalogOperation): operation is ContractOperation => operation in PROVOKED;

const PLACES: Record<string, string> = { down: 'down', filingissue: 'filingIssue' };

/** Failures of the registry, put between the application and the server. */
export class BrowserFailures implements Pick<
  FailuresDriver,
  'answer' | 'effects' | 'isLogged' | 'isSentAway'
> {
  private readonly noted: string[] = [];
  private at = '';

  constructor(private readonly desk: BrowserDesk) {
    desk.page.on('console', (message) => {
      if (message.type() === 'warning') this.noted.push(message.text());
    });
  }

  async answer(operation: CatalogOperation, { outcome }: RegistryAnswer): Promise<void> {
    const provoke = isProvoked(operation) && PROVOKED[operation];
    if (!provoke) throw new Error(`Nobody has shown how a filer makes the application ask ${operation}.`);
    const path = OPERATIONS[operation][1].replace(/\{[^}]*\}/g, '*');
    await this.desk.page.route(`**${path}*`, (route) => {
      if (outcome.kind === 'noResponse') return route.abort();
      const status = outcome.kind === 'http' ? outcome.status : outcome.code;
      return route.fulfill({ status, json: { apiData: { code: status, message: 'A failure.' } } });
    });
    await provoke(this.desk);
    this.at = this.desk.place();
  }

  async effects(): Promise<string[]> {
    await this.desk.page.waitForURL(/\/(down|filingissue)/, { timeout: 10_000 }).catch(() => undefined);
    return [PLACES[this.desk.place()] ?? this.desk.place()];
  }

  async isLogged(): Promise<boolean> {
    await this.desk.page.waitForTimeout(500);
    return this.noted.length > 0;
  }

  isSentAway(): boolean {
    return this.desk.place() in PLACES || !this.at;
  }
}
