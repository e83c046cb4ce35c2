import { randomUUID } from 'node:crypto';
import { PATHS, type FollowChannel } from '#rules';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import { scenarioDriver } from '../../foundation/level-driver';
import type { FollowersDriver } from './driver';
import { keysIn, messagesTo } from './messages';

const SAMPLE = '20101000001';
const SEND = 'Send me the link to confirm';

/** Followers in a browser. */
export class BrowserFollowersDriver extends scenarioDriver<FollowersDriver, BrowserScenarioContext>() {
  private address = '';
  private text = '';

  override async ask(channel: FollowChannel, address: string): Promise<void> {
    const { main } = this.context;
    await this.context.goTo(`${PATHS.follow}/${SAMPLE}`);
    await main.getByText(channel === 'email' ? 'Email' : 'Text message', { exact: true }).click();
    await main.getByRole('textbox').fill(address);
    await main.getByRole('button', { name: SEND }).click();
  }

  override async askForNothing(): Promise<void> {
    const { main } = this.context;
    await this.context.goTo(`${PATHS.follow}/${SAMPLE}`);
    await main.getByRole('textbox').fill(`${randomUUID()}@sample.example`);
    const boxes = main.getByRole('group', { name: 'What should we tell you?' }).locator('label');
    for (const box of await boxes.all()) await box.click();
    await main.getByRole('button', { name: SEND }).click();
  }

  override async problems(): Promise<string> {
    const links = this.context.main.locator('.error-summary').getByRole('link');
    await links.first().waitFor();
    return (await links.allInnerTexts()).join(' ');
  }

  override async askForRecord(entityName: string): Promise<void> {
    const { main, page } = this.context;
    this.address = `${randomUUID()}@sample.example`;
    await this.context.goTo(`${PATHS.search}?name=${encodeURIComponent(entityName)}`);
    await main.getByRole('link', { name: entityName }).click();
    await main.getByRole('link', { name: 'Follow this record' }).click();
    await main.getByRole('textbox').fill(this.address);
    await main.getByRole('button', { name: SEND }).click();
    await main.getByText('Almost done').waitFor();
    const [message] = await messagesTo(this.context.api, this.address);
    this.text = message?.text ?? '';
    await page.waitForLoadState();
  }

  override async follow(entityName: string): Promise<void> {
    await this.askForRecord(entityName);
    await this.confirm();
  }

  override async confirm(): Promise<void> {
    const { page, main } = this.context;
    // A link that is opened again in the same window is another visit.
    await page.goto('about:blank');
    await page.goto(`${this.context.api.baseUrl}${PATHS.confirmFollow}#${keysIn(this.text).confirming}`);
    await main.getByRole('button', { name: 'Yes, I follow it' }).click();
    await main.locator('.usa-alert').waitFor();
  }

  override told(): Promise<string> {
    return this.context.main.locator('.usa-alert__text').first().innerText();
  }

  override async followed(): Promise<string> {
    await this.open();
    const cards = this.context.main.locator('section.card').filter({ hasText: 'You chose to be told when' });
    return (await cards.getByRole('heading').allInnerTexts()).join(', ');
  }

  override async end(entityName: string): Promise<void> {
    await this.press(entityName, 'Stop following');
  }

  override async followAgain(entityName: string): Promise<void> {
    await this.press(entityName, 'Follow again');
  }

  override async stopAll(): Promise<void> {
    await this.open();
    await this.context.main.getByRole('button', { name: 'Stop all messages' }).click();
    await this.context.main.getByText('Messages about records to this address are stopped.').waitFor();
  }

  override async allowAgain(): Promise<void> {
    await this.open();
    await this.context.main.getByRole('button', { name: 'Allow messages again' }).click();
    await this.context.main.getByText('Messages to this address are allowed again.').waitFor();
  }

  override async isStopped(): Promise<boolean> {
    await this.open();
    return (
      (await this.context.main.getByText('We send no messages about records to this address.').count()) > 0
    );
  }

  private async open(): Promise<void> {
    const { page, main } = this.context;
    await page.goto('about:blank');
    await page.goto(`${this.context.api.baseUrl}${PATHS.following}#${keysIn(this.text).following}`);
    await main.getByText(`Messages to ${this.address}`).waitFor();
  }

  private async press(entityName: string, name: string): Promise<void> {
    const { main } = this.context;
    await this.open();
    await main.getByRole('region', { name: entityName }).getByRole('button', { name }).click();
    await main.locator('.usa-alert--success').waitFor();
  }
}
