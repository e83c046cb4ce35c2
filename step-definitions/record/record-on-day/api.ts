import type { components } from '#api';
import { englishOf, formatDay, officeDay, setByText, UNKNOWN_DAY } from '#rules';
import type { ApiScenarioContext } from '../../scenario/context/api';
import { scenarioDriver } from '../../foundation/level-driver';
import { lookUp } from '../../words/vocabulary/look-up';
import type { PartThen, RecordOnDayDriver } from './driver';

type EntityOnDay = components['schemas']['EntityOnDay'];

const VALUES: Readonly<Record<string, (record: EntityOnDay) => string>> = {
  'principal office': ({ principalOfficeAddress: office }) => office?.streetAddress?.address1 ?? '',
  status: ({ status }) => status,
};

const PARTS = { 'principal office': 'principalOffice', status: 'status' } as const;

/** The record on a day, as the registry answers it to everybody. */
export class ApiRecordOnDayDriver extends scenarioDriver<RecordOnDayDriver, ApiScenarioContext>() {
  private record: EntityOnDay | undefined;
  private message: string | undefined;

  override async readOfCompany(): Promise<void> {
    const { data } = await this.context.client.call('environment');
    const today = officeDay(data?.serverTimeStamp ?? new Date().toISOString());
    await this.askFor(this.context.filing.entityId, formatDay(today));
  }

  override async askFor(id: string, typed: string): Promise<void> {
    const day = typed.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2');
    const { data, problems } = await this.context.client.call('entityOnDay', {
      path: { id },
      query: { day },
    });
    this.record = data?.record;
    const known = data?.knownSince;
    const unknown =
      known === undefined ? '' : englishOf({ text: UNKNOWN_DAY, values: { day: formatDay(known) } });
    this.message = this.record ? '' : (problems?.[0]?.message ?? unknown);
  }

  /** The number of the document is not known before: what it is stands for it. */
  override part(name: string): PartThen {
    if (this.record === undefined) throw new Error(`No record is shown: ${this.message ?? 'none was read'}`);
    const part = lookUp('part of the record', PARTS, name);
    const {
      cause = 'start',
      transactionName,
      since = '',
    } = this.record.parts.find((one) => one.part === part) ?? {};
    const { text, values } = setByText({ cause, document: '', since });
    return {
      value: lookUp('part of the record', VALUES, name)(this.record),
      setBy: transactionName ?? englishOf({ text, values }),
    };
  }

  override refusal(): string {
    if (this.message === undefined) throw new Error('No record was read in this scenario.');
    return this.message;
  }
}
