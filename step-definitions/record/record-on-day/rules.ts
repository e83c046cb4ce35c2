import type { RecordFact, RecordOnDay } from '#rules';
import {
  dayMeant,
  emptyFiling,
  entityStatusText,
  englishOf,
  PART_LABELS,
  recordDayRules,
  recordOnDay,
  setByText,
} from '#rules';
import { officeInstant } from '../../words/vocabulary/office-instant';
import { levelDriver } from '../../foundation/level-driver';
import type { RulesRecordOrderDriver } from '../record-order/rules';
import { lookUp } from '../../words/vocabulary/look-up';
import type { PartThen, RecordOnDayDriver } from './driver';

const PARTS: Readonly<Record<string, RecordFact>> = Object.fromEntries(
  Object.entries(PART_LABELS).map(([part, label]) => [label.toLowerCase(), part as RecordFact]),
);

const VALUES: Readonly<Record<RecordFact, (facts: RecordOnDay['facts']) => string>> = {
  name: ({ name, statutoryLanguage }) => `${name}${statutoryLanguage}`,
  status: ({ status }) => entityStatusText(status.code),
  principalOffice: ({ principalOffice }) => principalOffice.streetAddress.address1,
  mailingAddress: ({ principalOffice }) => principalOffice.mailingAddress.address1,
  registeredAgent: ({ registeredAgent }) => registeredAgent ?? '',
  periodicReport: ({ reportDue }) => reportDue ?? '',
};

/** A day without a time is read at noon. */
const instantOf = (moment: string): string =>
  officeInstant(moment.includes(':') ? moment : `${moment} 12:00 PM`);

/** The record on a day, by the rule book. */
export class RulesRecordOnDayDriver extends levelDriver<RecordOnDayDriver>() {
  private read: RecordOnDay | string | undefined;

  constructor(private readonly order: RulesRecordOrderDriver) {
    super();
  }

  override readAt(moment: string, day: string): void {
    const now = instantOf(moment);
    const [problem] = recordDayRules.problems({ day }, { filing: emptyFiling(), now });
    this.read = problem?.message ?? recordOnDay(this.order.inForce(), { day: dayMeant({ day }), now });
  }

  override part(name: string): PartThen {
    if (typeof this.read !== 'object') throw new Error(`No record is shown: ${this.read ?? 'none was read'}`);
    const part = lookUp('part of the record', PARTS, name);
    const set = this.read.setBy.find((one) => one.part === part);
    const { text, values } = setByText(set ?? { cause: 'start', document: '', since: '' });
    return { value: VALUES[part](this.read.facts), setBy: englishOf({ text, values }) };
  }

  override refusal(): string {
    if (this.read === undefined) throw new Error('No record was read in this scenario.');
    return typeof this.read === 'string' ? this.read : '';
  }
}
