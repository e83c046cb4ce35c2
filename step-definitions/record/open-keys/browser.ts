import { randomUUID } from 'node:crypto';
import { DEVELOPERS_PATH, keyRefusal, OPEN_KEY_PATH } from '#rules';
import { checked } from '../../foundation/checked';
import { scenarioDriver } from '../../foundation/level-driver';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import type { OpenKeysDriver } from './driver';
import { linkTo } from './messages';
import { refusalOf } from './read-with';

const SEND = 'Send me the link to a key';

/** Keys of the open record on the pages for developers. */
export class BrowserOpenKeysDriver extends scenarioDriver<OpenKeysDriver, BrowserScenarioContext>() {
  private address = '';
  private link = '';
  private readonly keys: string[] = [];

  override async ask(address: string): Promise<void> {
    const { main } = this.context;
    await this.context.goTo(DEVELOPERS_PATH);
    await main.getByRole('textbox', { name: 'Email address' }).fill(address);
    await main.getByRole('button', { name: SEND }).click();
  }

  override async problems(): Promise<string> {
    const links = this.context.main.locator('.error-summary').getByRole('link');
    await links.first().waitFor();
    return (await links.allInnerTexts()).join(' ');
  }

  override async getLink(): Promise<void> {
    this.address ||= `${randomUUID()}@sample.example`;
    await this.ask(this.address);
    await this.context.main.getByText('Almost done').waitFor();
    this.link = await linkTo(this.context.api, this.address);
  }

  override async haveKey(): Promise<void> {
    await this.getLink();
    await this.makeKey();
  }

  override async makeKey(): Promise<void> {
    const { main } = this.context;
    await this.openLinkAgain();
    await main.getByRole('button', { name: /^Make/ }).click();
    await main.getByText('Your key is made.').waitFor();
    this.keys.push(await main.locator('code').first().innerText());
  }

  override async replaceKey(): Promise<void> {
    await this.haveKey();
  }

  override async openLinkAgain(): Promise<void> {
    const { page } = this.context;
    // A link that is opened again in the same window is another visit.
    await page.goto('about:blank');
    await page.goto(`${this.context.api.baseUrl}${OPEN_KEY_PATH}#${this.link}`);
  }

  override async openAnotherLink(): Promise<void> {
    await this.getLink();
    await this.openLinkAgain();
  }

  override async isShownOnce(): Promise<boolean> {
    const { main } = this.context;
    await main.getByText('A key is shown only once.').waitFor();
    return !(await main.innerText()).includes(checked(this.keys[0]));
  }

  override async isReplacementTold(): Promise<boolean> {
    const { main } = this.context;
    await main.getByRole('button', { name: 'Make a new key' }).waitFor();
    return (await main.innerText()).includes('A new one takes its place');
  }

  override async takeBack(): Promise<void> {
    const { main } = this.context;
    await this.openLinkAgain();
    await main.getByRole('button', { name: 'Take my key back' }).click();
    await main.getByText('The key of this link was taken back').waitFor();
  }

  override async tryKey(): Promise<void> {
    const { main } = this.context;
    await this.context.goTo(DEVELOPERS_PATH);
    await main.getByRole('textbox', { name: 'Your key' }).fill(checked(this.keys[0]));
    await main.getByRole('button', { name: 'Try my key' }).click();
  }

  override isToldToCount(): Promise<boolean> {
    return this.isTold('This key counts.');
  }

  override isReasonTold(): Promise<boolean> {
    return this.isTold(this.takenBackToday());
  }

  private async isTold(sentence: string): Promise<boolean> {
    const message = this.context.main.locator('.usa-alert').last();
    await message.waitFor();
    return (await message.innerText()).includes(sentence);
  }

  override refusalOfFormer(): Promise<string> {
    return refusalOf(this.context.api, `Bearer ${checked(this.keys[0])}`);
  }

  override refusalOfLast(): Promise<string> {
    return refusalOf(this.context.api, `Bearer ${checked(this.keys.at(-1))}`);
  }

  override takenBackToday(): string {
    return keyRefusal('takenBack', new Date().toISOString());
  }
}
