import { agentPath } from '#rules';
import type { AgentsDriver, AgentState } from './driver';
import { levelDriver } from '../../foundation/level-driver';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import type { BrowserFormsDriver } from '../../forms/browser';

/** The ways of verification, as the page calls them. */
const METHODS = { D: 'License or ID card', P: 'Passcode' } as const;

/** The questions of the agent wizard, as the browser's address shows them. */
export class BrowserAgentsDriver extends levelDriver<AgentsDriver>() {
  constructor(
    private readonly context: BrowserScenarioContext,
    private readonly forms: BrowserFormsDriver,
  ) {
    super();
  }

  override async openQuestion(question: string): Promise<void> {
    await this.context.open('registeredagent');
    await this.context.goTo(agentPath().replace(/[^/]*$/, question));
  }

  override currentQuestion(expected: string): Promise<string> {
    return this.context.arriveAt(expected);
  }

  override async enterLicense(license: string, lastName: string): Promise<void> {
    await this.forms.open("agent's license", 'empty');
    await this.forms.enter('license number', license);
    await this.forms.enter("agent's last name", lastName);
    await this.submitAndGoBack();
  }

  override async enterPasscode(passcode: string): Promise<void> {
    await this.forms.open("individual agent's verification", 'empty');
    await this.chooseMethod('P');
    this.forms.switchTo("agent's passcode");
    await this.forms.enter('passcode', passcode);
    await this.submitAndGoBack();
  }

  /** From the choice of the verification method to the question of that method, and back there unless the question is read next. */
  override async chooseVerificationMethod(method: 'D' | 'P'): Promise<void> {
    if (this.context.place() !== 'agentintroindiv') await this.goBack();
    await this.chooseMethod(method);
  }

  override async agent(): Promise<AgentState> {
    const isLicense = this.context.place() === 'agentindivinfoid';
    this.forms.switchTo(isLicense ? "agent's license" : "agent's passcode");
    return {
      nameTyp: 'I',
      orgName: '',
      isOwnAgent: false,
      checkedTyp: isLicense ? 'D' : 'P',
      entityBox: '',
      license: isLicense ? await this.forms.shownValue('license number') : '',
      lastName: isLicense ? await this.forms.shownValue("agent's last name") : '',
      passcode: isLicense ? '' : await this.forms.shownValue('passcode'),
    };
  }

  private async chooseMethod(method: 'D' | 'P'): Promise<void> {
    this.forms.switchTo("individual agent's verification");
    await this.forms.choose('way of verification', METHODS[method]);
    await this.context.actAndSettle(() => this.context.button('Next').click());
    await this.context.arriveAt(method === 'D' ? 'agentindivinfoid' : 'individualconfirmpasscode');
  }

  private async submitAndGoBack(): Promise<void> {
    await this.forms.submit();
    await this.goBack();
  }

  private async goBack(): Promise<void> {
    await this.context.page.evaluate(() => window.history.back());
    await this.context.arriveAt('agentintroindiv');
    await this.context.main.getByRole('heading', { name: 'Individual agent verification' }).waitFor();
  }
}
