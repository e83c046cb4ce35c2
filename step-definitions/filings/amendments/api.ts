import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { filedStateText, officeDay, plusDays } from '#rules';
import type { ApiScenarioContext } from '../../scenario/context/api';
import { levelDriver } from '../../foundation/level-driver';
import type { ApiPaymentDriver } from '../../payment/api';
import { amendmentOnRecord } from '../../scenario/on-record/amendment';
import { revocationOf } from '../../scenario/on-record/revocation';
import type { AmendmentsDriver } from './driver';

const DAY = 86_400_000;
const PATIENCE = { tries: 100, milliseconds: 100 };

/** Amendments of companies that the scenario has formed, by the registry's own operations. */
export class ApiAmendmentsDriver extends levelDriver<AmendmentsDriver>() {
  private readonly serial = randomUUID().slice(0, 8);
  private days = 0;
  private second = '';
  entityId = '';

  constructor(
    private readonly context: ApiScenarioContext,
    private readonly payment: ApiPaymentDriver,
  ) {
    super();
  }

  override oldName(): string {
    return `Larkin ${this.serial} LLC`;
  }

  override newName(): string {
    return `Meridian ${this.serial} LLC`;
  }

  override async formCompany(): Promise<void> {
    await this.payment.formCompany(this.oldName());
    const { data } = await this.context.client.call('searchEntities', { path: { name: this.oldName() } });
    this.entityId = data?.entities?.[0]?.id ?? '';
  }

  override async fileDelayed(days: number): Promise<void> {
    this.days = days;
    const filing = await amendmentOnRecord(this.context, this.entityId, 'name');
    const [year = '', month = '', day = ''] = plusDays(officeDay(new Date().toISOString()), days).split('-');
    await this.payment.payFor({
      ...filing,
      entityNameValues: { ...filing.entityNameValues, name: this.newName() },
      effectiveDateValues: {
        ...filing.effectiveDateValues,
        effectiveAtTimeOfFilingRadio: 'N',
        effectiveDateAsEntered: `${month}/${day}/${year}`,
      },
    });
  }

  /** The clock goes on until the new name is on record, and then back for the other scenarios. */
  override async takeEffect(): Promise<void> {
    await this.onTheDayAfter(async () => {
      for (let tries = 0; tries < PATIENCE.tries; tries += 1) {
        if ((await this.nameOnRecord()) === this.newName()) return;
        await pause(PATIENCE.milliseconds);
      }
    });
  }

  private onTheDayAfter(act: () => Promise<void>): Promise<void> {
    return this.context.atTime(Date.now() + (this.days + 1) * DAY, act);
  }

  override async revoke(): Promise<void> {
    await this.payment.fileAndPay(await revocationOf(this.context, this.entityId));
  }

  override async payTwoRevocations(): Promise<void> {
    const start = async () => this.payment.refusalOf(await revocationOf(this.context, this.entityId));
    const first = await start();
    if (first !== '') throw new Error(`The first payment did not begin: ${first}`);
    this.second = await start();
  }

  override secondIsTold(): string {
    return this.second;
  }

  /** The job of the day gets the time to do what it must not do. */
  override async letDayPass(): Promise<void> {
    await this.onTheDayAfter(() => pause(PATIENCE.milliseconds * 20));
  }

  override async amendmentInHistory(): Promise<string> {
    const { data } = await this.context.client.call('entityFilings', { path: { id: this.entityId } });
    const amendment = data?.filings?.find(({ transactionType }) => transactionType === 'AMD_LLC');
    return amendment ? filedStateText(amendment.state) : '';
  }

  override async obstacleToRevocation(): Promise<string> {
    const { data } = await this.context.client.call('entityForms', { path: { id: this.entityId } });
    return data?.forms?.find(({ filingType }) => filingType === 'revoke')?.message ?? '';
  }

  override async isNameAvailable(which: 'old' | 'new'): Promise<boolean> {
    const name = which === 'old' ? this.oldName() : this.newName();
    const { data } = await this.context.client.call('validateEntityNameAndAvailability', {
      query: { name, transType: 'ARTORG_LLC', entityType: 'DLLC' },
    });
    if (!data) throw new Error('The name check was not answered.');
    return data.nameIsAvailable;
  }

  override async namesOnReceipt(): Promise<{ name: string; laterName: string }> {
    const { data } = await this.context.client.call('receipt', { body: { refId: this.context.refId ?? '' } });
    return { name: data?.receipt?.name ?? '', laterName: data?.receipt?.laterName ?? '' };
  }

  override async formerNames(): Promise<string[]> {
    return [...((await this.context.summaryOf(this.entityId)).formerNames ?? [])];
  }

  override async foundByOldName(): Promise<{ name: string; formerName: string }> {
    const { data } = await this.context.client.call('findEntities', { query: { name: this.oldName() } });
    const { entityName = '', formerName = '' } = data?.entities[0] ?? {};
    return { name: entityName, formerName };
  }

  override async nameOnRecord(): Promise<string> {
    return (await this.context.summaryOf(this.entityId)).entityName;
  }
}
