import { randomInt, randomUUID } from 'node:crypto';
import type { RegisteredAgentValues } from '#rules';
import { agentSaveBody, emptyRegisteredAgent } from '#rules';
import type { ApiScenarioContext } from '../../scenario/context/api';
import { NAVIGATION } from '../../scenario/context/api';
import { scenarioDriver } from '../../foundation/level-driver';
import { agentAt } from '../../samples/agent';
import type { PasscodesDriver } from './driver';

const BROADWAY = '1700 Broadway';
const WHERE = ', Denver, CO 80290';

/** A last name that nobody else has: letters only, as many as the rule of names allows. */
const lastNameOfNobodyElse = (): string =>
  `Q${randomUUID().replace(/[^a-f]/g, '')}${randomUUID().replace(/[^a-f]/g, '')}`.slice(0, 25);

/** The mailed passcode, requested of the registry and read in its letter. */
export class ApiPasscodesDriver extends scenarioDriver<PasscodesDriver, ApiScenarioContext>() {
  private readonly lastName = lastNameOfNobodyElse();
  private readonly repeatKey = randomUUID();
  private request: RegisteredAgentValues = emptyRegisteredAgent();
  private problems: string[] = [];
  private answers: { agentHistoryId: string; lastName: string; message: string }[] = [];

  override async requestPasscode(street = BROADWAY): Promise<void> {
    const agent = agentAt(`Rowan ${this.lastName}`, `${BROADWAY}${WHERE}`, 'the same');
    // Each of them has a house of their own: letters to one address are limited.
    const address1 = street === BROADWAY ? `${randomInt(1, 90_000)} Broadway` : street;
    const streetAddress = { ...agent.addressValues.streetAddress, address1, accepted: true };
    this.request = { ...agent, addressValues: { ...agent.addressValues, streetAddress } };
    await this.repeatRequest();
  }

  override async repeatRequest(firstName?: string): Promise<void> {
    const { addressValues } = this.request;
    const { name } = this.request.nameValues;
    const nameValues = { name: { ...name, firstName: firstName ?? name.firstName } };
    const body = { nameValues, addressValues, authenticationType: 'I' as const };
    const { data } = await this.context.client.call('createPasscodeAndIndividual', { body });
    if (!data) throw new Error('The registry did not answer the request for a passcode.');
    this.problems = (data.problems ?? []).map(({ message }) => message);
  }

  override requestProblems(): string[] {
    return this.problems;
  }

  override async letterCount(): Promise<number> {
    return (await this.letters()).length;
  }

  override async firstNameOfFirstLetter(): Promise<string> {
    const letter = (await this.letters()).at(-1);
    const body = { passcode: letter?.passcode ?? '', repeatKey: this.repeatKey };
    const { data } = await this.context.client.call('validateAgentPasscode', { body });
    const foundName = data?.agent.nameValues.name.firstName ?? '';
    if (letter?.name !== `${foundName} ${this.lastName}`)
      throw new Error(`The letter is to ${letter?.name}, its passcode finds ${foundName}.`);
    return foundName;
  }

  override async nameAgent(transType: string, isLowerCase = false): Promise<void> {
    const passcode = await this.passcode();
    await this.save(transType, isLowerCase ? passcode.toLowerCase() : passcode, this.repeatKey);
  }

  override async nameAgentElsewhere(transType: string): Promise<void> {
    await this.save(transType, await this.passcode(), randomUUID());
  }

  override async isValidElsewhere(): Promise<boolean> {
    const body = { passcode: await this.passcode(), repeatKey: randomUUID() };
    const { data } = await this.context.client.call('validateAgentPasscode', { body });
    return data?.agent.passcodeValid === true;
  }

  private async passcode(): Promise<string> {
    const [letter] = await this.letters();
    if (!letter) throw new Error('No letter was written.');
    return letter.passcode;
  }

  private async save(transType: string, passcode: string, repeatKey: string): Promise<void> {
    const emptyAgent = emptyRegisteredAgent();
    const values = {
      ...emptyAgent,
      verifyValues: { ...emptyAgent.verifyValues, checkedTyp: 'P' as const, passcode },
    };
    const body = agentSaveBody(values, { ...NAVIGATION, transType }, repeatKey);
    const { data } = await this.context.client.call('saveAgent', { body });
    this.answers.push({
      agentHistoryId: data?.agent?.agentHistoryId ?? '',
      lastName: data?.agent?.nameValues.name.lastName ?? '',
      message: data?.message ?? '',
    });
  }

  override isAgentNamed(): boolean {
    return this.answers.at(-1)?.lastName === this.lastName;
  }

  override isSameAgent(): boolean {
    const ids = this.answers.map(({ agentHistoryId }) => agentHistoryId);
    return ids.length > 1 && new Set(ids).size === 1;
  }

  override savedProblem(): string {
    return this.answers.at(-1)?.message ?? '';
  }

  /** Those to the individual of the scenario. */
  private async letters() {
    const { data } = await this.context.client.call('letters');
    if (!data) throw new Error('The server tells no letters; does it run in a developer environment?');
    return data.letters.filter(({ name }) => name.endsWith(this.lastName));
  }
}
