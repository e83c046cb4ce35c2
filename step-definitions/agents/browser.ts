import { agentPath } from '#rules';
import type { AgentDriver } from './driver';
import type { BrowserDesk } from '../context/browser';

/** The questions of the agent wizard, as the browser's address shows them. */
export class BrowserAgent implements Pick<AgentDriver, 'question' | 'askQuestion'> {
  constructor(private readonly desk: BrowserDesk) {}

  async askQuestion(question: string): Promise<void> {
    await this.desk.open('registeredagent');
    await this.desk.goTo(agentPath().replace(/[^/]*$/, question));
  }

  question(expected: string): Promise<string> {
    return this.desk.arriveAt(expected);
  }
}
