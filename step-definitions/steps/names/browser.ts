import { setTimeout as pause } from 'node:timers/promises';
import type { NamesDriver, StandingSample } from './driver';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';
import { ApiNamesDriver } from './api';
import { ApiPaymentDriver } from '../../payment/api';
import type { Filing } from '#rules';
import type { BrowserFormsDriver } from '../../forms/browser';
import type { BrowserScenarioContext } from '../../scenario/context/browser';

/** Longest that a save behind the next page is waited for. */
const PATIENCE = 5000;
const WARNING_PREFIX = /^Warning - /;

/** Names on record come from the registry; the reserved-name question is answered in its dialog. */
export class BrowserNamesDriver extends levelDriver<NamesDriver>() {
  private readonly registry: ApiNamesDriver;
  private nameOnRecord: string | undefined;

  constructor(
    private readonly context: BrowserScenarioContext,
    private readonly forms: BrowserFormsDriver,
  ) {
    super();
    this.registry = new ApiNamesDriver(context.api, new ApiPaymentDriver(context.api));
  }

  override recordEntity(name: string): Promise<void> {
    return this.registry.recordEntity(name);
  }

  override reserveName(name: string, owner: string): Promise<void> {
    return this.registry.reserveName(name, owner);
  }

  override recordStandingFor(entity: StandingSample): Promise<void> {
    return this.registry.recordStandingFor(entity);
  }

  override async beginNameChange(statusCode: string, nameOnRecord: string): Promise<void> {
    this.nameOnRecord = nameOnRecord;
    await this.registry.beginNameChange(statusCode, nameOnRecord);
    this.forms.switchTo('entity name');
    await this.forms.open('entity name', 'empty');
  }

  override async checkName(name: string): Promise<void> {
    await this.editName(name);
    await this.forms.submit();
  }

  override async editName(name: string): Promise<void> {
    if (await this.isAskedAboutNameChange()) await this.forms.choose('name change', 'Yes');
    await this.forms.enter('name', name);
  }

  override async chooseNameChange(answer: 'Y' | 'N'): Promise<void> {
    await this.forms.choose('name change', answer === 'Y' ? 'Yes' : 'No');
    await this.forms.submit();
  }

  override isAskedAboutNameChange(): Promise<boolean> {
    return this.question.isVisible();
  }

  /** The saved value, which the registry may have a moment after the next page is shown. */
  override async storedName(): Promise<string> {
    const deadline = Date.now() + PATIENCE;
    for (let name = await this.savedName(); ; name = await this.savedName()) {
      if (name !== '' || Date.now() > deadline) return name;
      await pause(100);
    }
  }

  private async savedName(): Promise<string> {
    const { data } = await this.context.api.client.call('getFiling', {
      body: { refId: this.context.api.refId ?? '' },
    });
    return (JSON.parse(data?.filing ?? '{}') as Partial<Filing>).entityNameValues?.name ?? '';
  }

  /** Of the name on record. */
  override async warning(): Promise<string> {
    checked(this.nameOnRecord);
    const texts = await this.context.main.getByText(WARNING_PREFIX).allInnerTexts();
    return texts.map((text) => text.trim().replace(WARNING_PREFIX, '')).join(' ');
  }

  override async chooseReservedName(isAuthorized: boolean): Promise<void> {
    await this.context.dialog.getByRole('button', { name: isAuthorized ? 'Yes' : 'No', exact: true }).click();
    await this.context.dialog.waitFor({ state: 'hidden' });
  }

  override async isAskedAboutReservation(): Promise<boolean> {
    return this.context.page.getByRole('alertdialog', { name: 'This name is reserved' }).isVisible();
  }

  private get question() {
    return this.context.main.getByRole('radiogroup', { name: /^Do you want to change the entity name/ });
  }
}
