import type { ConsoleMessage } from '@playwright/test';
import { agentPath, type AgentStep, type CatalogOperation, type ContractOperation } from '#rules';
import { OPERATIONS } from '../../../src/client/operations';
import { RARE_OPERATIONS } from '../../../src/client/rare-operations';
import type { FailuresDriver } from './driver';
import { scenarioDriver } from '../../foundation/level-driver';
import { stripEmbeddedAnswers } from '../../scenario/context/strip-embedded-answers';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import type { RegistryAnswer } from '../../words/vocabulary/registry-answer';

type Provoke = (context: BrowserScenarioContext) => Promise<void>;

const openAgentScreen = async (context: BrowserScenarioContext, screen: AgentStep): Promise<void> => {
  await context.open('registeredagent');
  await context.goTo(agentPath(screen, { transTyp: 'ARTORG_LLC', entityType: 'DLLC' }));
};

/** What a filer does to make the application ask the question. */
const PROVOKED: Partial<Record<ContractOperation, Provoke>> = {
  validateEntityNameAndAvailability: async (context) => {
    await context.open('entityname', (filing) => ({
      ...filing,
      entityNameValues: { ...filing.entityNameValues, isNameValid: false, availability: null },
    }));
    await context.button('Next').click();
  },
  introContent: (context) => context.open('intro'),
  nameDesignationContent: (context) => context.open('entityname'),
  filingPdf: async (context) => {
    await context.open('filingreview');
    await context.button(/^View the form/).click();
  },
  startPayment: async (context) => {
    await context.open('filingreview');
    await context.button(/^Pay \$/).click();
  },
  states: (context) => context.open('principalofficeaddress'),
  environment: (context) => context.open('principalofficeaddress'),
  businessHeartBeat: (context) => context.open('management'),
  entitySummary: (context) => context.goTo('/business/search/20101000001/summary'),
  createPasscodeAndIndividual: async (context) => {
    await openAgentScreen(context, 'agentindivinfo');
    await context.main.getByLabel('First name').fill('Robin');
    await context.main.getByLabel('Last name').fill('Nobody');
    const street = context.main.getByRole('group', { name: 'Street address' });
    await street.getByLabel('Address 1').fill('1700 Broadway');
    await street.getByLabel('City').fill('Denver');
    await street.getByLabel(/^ZIP/).fill('80290');
    await context.main.getByText('Mailing address is the same as the street address').click();
    await context.button('Next').click();
    await context.button('Submit').click();
  },
  validateAgentPasscode: async (context) => {
    await openAgentScreen(context, 'individualconfirmpasscode');
    await context.main.getByRole('textbox', { name: 'Passcode' }).fill('CCCC2222');
    await context.button('Next').click();
  },
  searchEntities: async (context) => {
    await openAgentScreen(context, 'agentintroentity');
    await context.main.getByRole('textbox').fill('Bluebird');
    await context.button('Next').click();
  },
};

const isProvoked = (operation: CatalogOperation): operation is ContractOperation => operation in PROVOKED;

const isWarning = (message: ConsoleMessage): boolean => message.type() === 'warning';

const PLACES: Record<string, string> = { down: 'down', filingissue: 'filingIssue' };

/** Failures of the registry, put between the application and the server. */
export class BrowserFailuresDriver extends scenarioDriver<FailuresDriver, BrowserScenarioContext>() {
  private readonly warnings: string[] = [];
  private startingPlace = '';

  override async receiveAnswer(operation: CatalogOperation, { outcome }: RegistryAnswer): Promise<void> {
    const provoke = isProvoked(operation) && PROVOKED[operation];
    if (!provoke) throw new Error(`Nobody has shown how a filer makes the application ask ${operation}.`);
    this.context.page.on('console', (message) => {
      if (isWarning(message)) this.warnings.push(message.text());
    });
    await stripEmbeddedAnswers(this.context.page);
    const path = { ...OPERATIONS, ...RARE_OPERATIONS }[operation][1].replace(/\{[^}]*\}/g, '*');
    await this.context.page.route(`**${path}*`, (route) => {
      if (outcome.kind === 'noResponse') return route.abort();
      const status = outcome.kind === 'http' ? outcome.status : outcome.code;
      return route.fulfill({ status, json: { apiData: { code: status, message: 'A failure.' } } });
    });
    await provoke(this.context);
    this.startingPlace = this.context.place();
  }

  override async effects(): Promise<string[]> {
    await this.context.page.waitForURL(/\/(down|filingissue)/, { timeout: 10_000 }).catch(() => undefined);
    return [PLACES[this.context.place()] ?? this.context.place()];
  }

  override async isLogged(): Promise<boolean> {
    const { page } = this.context;
    if (this.warnings.length > 0) return true;
    const warned = page.waitForEvent('console', { predicate: isWarning, timeout: 10_000 });
    return warned.then(
      () => true,
      () => false,
    );
  }

  override isSentElsewhere(): boolean {
    return this.context.place() in PLACES || !this.startingPlace;
  }
}
