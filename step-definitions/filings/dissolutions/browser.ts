import type { EntityType } from '#rules';
import { levelDriver } from '../../foundation/level-driver';
import type { BrowserFormsDriver } from '../../forms/browser';
import { StepsByHand } from '../../forms/steps-by-hand';
import { ApiPaymentDriver } from '../../payment/api';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import { ApiDissolutionsDriver } from './api';
import type { DissolutionsDriver } from './driver';

/** Dissolutions, entered page by page from the record of the entity. */
export class BrowserDissolutionsDriver extends levelDriver<DissolutionsDriver>() {
  private readonly registry: ApiDissolutionsDriver;
  private readonly steps: StepsByHand;

  constructor(
    private readonly context: BrowserScenarioContext,
    form: BrowserFormsDriver,
  ) {
    super();
    this.registry = new ApiDissolutionsDriver(context.api, new ApiPaymentDriver(context.api));
    this.steps = new StepsByHand(context, form);
  }

  override setEntity(entityType: EntityType): Promise<void> {
    return this.registry.setEntity(entityType);
  }

  override async enterFiling(): Promise<void> {
    await this.context.goTo(`/business/search/${this.registry.entityId}/summary`);
    await this.context.main.getByRole('link', { name: 'Dissolve the entity' }).click();
    await this.steps.next('intro');
    await this.steps.toReview();
    await this.steps.toCardPage();
  }

  override async onRecord() {
    await this.context.goTo(`/business/search/${this.registry.entityId}/summary`);
    return { name: await this.context.definedAs('Name'), status: await this.context.definedAs('Status') };
  }

  override isNameAvailable(): Promise<boolean> {
    return this.registry.isNameAvailable();
  }

  override formerName(): string {
    return this.registry.formerName();
  }
}
