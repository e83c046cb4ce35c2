import { agentPath } from '#rules';
import type { AgentsDriver } from './driver';
import { AGENTS_ACTIONS } from './driver';
import { levelDriver } from '../levels/level-driver';
import type { BrowserScenarioContext } from '../context/browser';

/** The questions of the agent wizard, as the browser's address shows them. */
export class BrowserAgentsDriver extends levelDriver<AgentsDriver>('browser', AGENTS_ACTIONS) {
  constructor(private readonly context: BrowserScenarioContext) {
    super();
  }

  override async openQuestion(question: string): Promise<void> {
    await this.context.open('registeredagent');
    await this.context.goTo(agentPath().replace(/[^/]*$/, question));
  }

  override currentQuestion(expected: string): Promise<string> {
    return this.context.arriveAt(expected);
  }
}
