import { setTimeout as pause } from 'node:timers/promises';
import type { Filing } from '#rules';
import { followingReportDue, formatLongDay, nextOfficeMidnight, reportWindow } from '#rules';
import type { ApiScenarioContext } from '../../scenario/context/api';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';
import type { ApiPaymentDriver } from '../../payment/api';
import { validAddress, validFiler } from '../../samples/filing';
import type { ReportsDriver } from './driver';

const MINUTE = 60_000;
/** A worker that has nothing to do looks again after half a second. */
const TIME_FOR_JOBS = 1_500;

/** The reports of entities of the sample registry, by the registry's own operations. */
export class ApiReportsDriver extends levelDriver<ReportsDriver>() {
  private entityId = '';
  private dueBefore = '';
  private sentences: string[] | undefined;
  private statuses: string[] = [];
  private readonly street = `${1 + Math.floor(Math.random() * 9_000)} Larimer Street`;

  constructor(
    private readonly context: ApiScenarioContext,
    private readonly payment: ApiPaymentDriver,
  ) {
    super();
  }

  /** The filing of the scenario is the report of this entity, complete but not submitted. */
  async begin(entityId: string): Promise<void> {
    this.entityId = entityId;
    const filing = await this.report(entityId);
    this.dueBefore = filing.recordValues?.reportDueDate ?? '';
    this.context.turnTo(filing);
  }

  override async fileReport(entityId: string): Promise<void> {
    await this.begin(entityId);
    await this.payment.payWithCard('success');
  }

  override async charged(): Promise<number> {
    const { data } = await this.context.client.call('receipt', { body: { refId: this.context.refId ?? '' } });
    return data?.receipt?.amount ?? 0;
  }

  override async isNextReportAYearOn(): Promise<boolean> {
    const { reportDueDate } = await this.record(this.entityId);
    return reportDueDate === followingReportDue(this.dueBefore);
  }

  override async status(): Promise<string> {
    return (await this.record(this.entityId)).status;
  }

  override async isOfficeOnRecord(): Promise<boolean> {
    const { principalOfficeAddress } = await this.record(this.entityId);
    return principalOfficeAddress?.streetAddress?.address1.toUpperCase() === this.street.toUpperCase();
  }

  override async tryToFile(entityId: string): Promise<void> {
    this.context.turnTo(await this.report(entityId));
    const { data } = await this.context.client.call('transactionAvailable', {
      query: { entityId, transactionType: 'REPORT' },
    });
    await this.payment.requestPayment();
    this.sentences = [data?.message ?? '', ...this.payment.problems().map(({ message }) => message)];
  }

  override told(): string[] {
    // The day follows from that on which the samples were loaded.
    const { reportDueDate = '' } = this.context.filing.recordValues ?? {};
    const opens = formatLongDay(reportWindow(reportDueDate)?.opens ?? '');
    return [...new Set(checked(this.sentences).map((sentence) => sentence.replace(opens, 'the first day')))];
  }

  override async passMidnight(entityId: string): Promise<void> {
    this.entityId = entityId;
    const { reportDueDate = '' } = await this.record(entityId);
    const midnight = nextOfficeMidnight(`${reportDueDate}T18:00:00Z`);
    const statusBefore = await this.context.atTime(midnight - MINUTE, async () => {
      await pause(TIME_FOR_JOBS);
      return this.status();
    });
    // At once: it follows from the clock, whatever has been written down.
    this.statuses = [statusBefore, await this.context.atTime(midnight + 1000, () => this.status())];
  }

  override statusesAroundMidnight(): string[] {
    return this.statuses;
  }

  private record(entityId: string) {
    return this.context.summaryOf(entityId, 'REPORT');
  }

  /** A complete report with another office, by an agent that was named for it. */
  private async report(entityId: string): Promise<Filing> {
    const filing = await this.context.begunOn(entityId, 'report', 'REPORT');
    const { entityType } = filing;
    const agent = await this.context.agent({ transType: 'REPORT', entityType, entityId });
    return {
      ...filing,
      principalOfficeValues: {
        ...filing.principalOfficeValues,
        streetAddress: { ...validAddress(), address1: this.street, addressSelectionType: 'USER' },
        isSameAsStreetAddressChecked: true,
      },
      registeredAgentValues: { ...agent, agentConsentRadio: 'Y' },
      filersValues: { perjuryNoticeAffirmed: true, filers: [validFiler('filer-1')] },
      notificationsValues: { emailNotificationRadio: 'N', textNotificationRadio: 'N', emails: [], texts: [] },
    };
  }
}
