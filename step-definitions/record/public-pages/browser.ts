import { PATHS } from '#rules';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import { scenarioDriver } from '../../foundation/level-driver';
import { issueCertificate } from './issue-certificate';
import { type BusinessSearch, type PublicPagesDriver } from './driver';

/** The public pages in a browser. */
export class BrowserPublicPagesDriver extends scenarioDriver<PublicPagesDriver, BrowserScenarioContext>() {
  private readonly numbers: string[] = [];

  override async findBusinesses({ name }: BusinessSearch): Promise<void> {
    await this.open();
    const { main } = this.context;
    await main.getByRole('textbox', { name: /^Name or ID number/ }).fill(name);
    await main.getByRole('button', { name: 'Search' }).click();
    await main.getByRole('region', { name: 'Search results' }).locator('[data-announced]').waitFor();
  }

  override businesses(): Promise<string[]> {
    return this.context.main
      .getByRole('region', { name: 'Search results' })
      .getByRole('link')
      .allInnerTexts();
  }

  override async isCloseSpelling(): Promise<boolean> {
    return (await this.context.main.getByText('These names are spelled closely to them.').count()) > 0;
  }

  override async issueCertificate(entityId: string): Promise<void> {
    this.numbers.push(await issueCertificate(this.context.api, entityId));
  }

  override certificateNumbers(): string[] {
    return this.numbers;
  }

  override async checkCertificate(number: string): Promise<void> {
    const { main } = this.context;
    await this.context.goTo(PATHS.certificate);
    await main.getByRole('textbox', { name: /^Certificate number/ }).fill(number);
    await main.getByRole('button', { name: 'Check' }).click();
    await this.context.page.waitForURL(`**${PATHS.certificate}/${number}`);
  }

  override async open(): Promise<void> {
    await this.context.page.goto(this.context.baseUrl);
  }
}
