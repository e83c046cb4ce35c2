import type { FilingType, KeptChange, RecordedState, ToldChange, FactsRead } from '#rules';
import {
  changedLines,
  digestOf,
  emptyFiling,
  emptyRegisteredAgent,
  englishOf,
  eventsOf,
  FOLLOW_EVENTS,
  isToBeTold,
  lookUpIn,
  noticeOf,
  noticeText,
  remedyOf,
  RULES_IN_SPANISH,
  textInWords,
  transactionOf,
} from '#rules';
import { levelDriver } from '../../foundation/level-driver';
import { checked } from '../../foundation/checked';
import { validAddress } from '../../samples/filing';
import { lookUp } from '../../words/vocabulary/look-up';
import { officeInstant } from '../../words/vocabulary/office-instant';
import type { KeptLine, NoticesDriver } from './driver';

const LINKS = {
  record: 'https://registry.example/record',
  notMe: 'https://registry.example/not-me',
  remedy: 'https://registry.example/file',
};
const MONTHS: Readonly<Record<string, number>> = { January: 1, May: 5 };
const NO_STATUS = { code: '', delinquentSince: null, dissolvedOn: null };

const agentNamed = (name: string): FactsRead['registeredAgent'] => {
  if (name === '') return null;
  const [firstName = '', lastName = ''] = name.split(' ');
  const agent = emptyRegisteredAgent();
  const named = { ...agent.nameValues.name, nameTyp: 'I' as const, firstName, lastName };
  return { ...agent, nameValues: { name: named } };
};

const officeAt = (address1: string): FactsRead['principalOffice'] => ({
  ...emptyFiling().principalOfficeValues,
  streetAddress: { ...validAddress(), address1, city: 'Denver', zip: '80202' },
  isSameAsStreetAddressChecked: true,
});

/** What a record says of a fact, by the word of the feature. */
const FACTS: Readonly<Record<string, (value: string) => FactsRead>> = {
  name: (name) => ({ name }),
  street: (street) => ({ principalOffice: officeAt(street) }),
  agent: (name) => ({ registeredAgent: agentNamed(name) }),
  "report's day": (reportDue) => ({ reportDue }),
  'report month': (month) => ({ reportMonth: lookUp('month', MONTHS, month) }),
  'words of the law': (statutoryLanguage) => ({ statutoryLanguage }),
};

/** What those who watch a record are told, by the rule book. */
export class RulesNoticesDriver extends levelDriver<NoticesDriver>() {
  private change: ToldChange | undefined;
  private digest: ReturnType<typeof digestOf> | undefined;

  override setFiling(
    filing: FilingType,
    name: string,
    state: RecordedState,
    earlierState: RecordedState | '',
  ): void {
    const transactionType = transactionOf(filing, 'DLLC')?.transactionType ?? '';
    this.change = { ...this.begun(name), transactionType, state, earlierState };
  }

  override setByClock(name: string): void {
    this.change = { ...this.begun(name), document: '' };
  }

  override setWithheldDocument(name: string): void {
    this.change = { ...this.begun(name), isWithheld: true };
  }

  override setChange(fact: string, before: string, after: string): void {
    const facts = lookUp('fact', FACTS, fact);
    this.change = { ...this.told, before: facts(before), after: facts(after) };
  }

  override setStatusChange(before: string, after: string): void {
    const status = (code: string) => ({ status: { ...NO_STATUS, code } });
    const remedy = this.told.document === '' ? remedyOf({ entityType: 'DLLC', statusCode: after }) : null;
    this.change = { ...this.told, before: status(before), after: status(after), remedy };
  }

  override remedy(): string {
    return this.notice()
      .paragraphs.flat()
      .map(englishOf)
      .filter((line) => line.includes(LINKS.remedy))
      .join();
  }

  override setWithheldOffice(): void {
    this.change = { ...this.told, withheld: ['principalOffice'] };
  }

  override subject(): string {
    return englishOf(this.notice().subject);
  }

  override opening(): string {
    return englishOf(this.notice().paragraphs[0]?.[0] ?? '');
  }

  override textMessage(): string {
    return englishOf(noticeText(this.told, 'Office', LINKS));
  }

  override events(): string {
    return eventsOf(this.told)
      .map((event) => FOLLOW_EVENTS[event])
      .join(', ');
  }

  override changes(language: 'en' | 'es'): string {
    const spanish = lookUpIn(RULES_IN_SPANISH);
    return changedLines(this.told, language)
      .map((line) => (language === 'es' ? textInWords(line, spanish) : englishOf(line)))
      .join('; ');
  }

  override isTold(): boolean {
    return isToBeTold(this.told);
  }

  override setKept(day: string, changes: readonly KeptLine[]): void {
    const kept = changes.map(({ entity, what }): KeptChange => ({
      entityId: entity,
      said: { text: `{name}: ${what}`, values: { name: entity } },
      record: LINKS.record,
    }));
    this.digest = digestOf(day, kept, 'Office');
  }

  override digestSubject(): string {
    return englishOf(checked(this.digest).subject);
  }

  override digestText(): string {
    return englishOf(checked(this.digest).short);
  }

  override digestLines(): string[] {
    const [, ...lines] = checked(this.digest).lines.map(englishOf);
    return lines.filter((line) => line !== '' && line !== LINKS.record);
  }

  private get told(): ToldChange {
    return checked(this.change);
  }

  private notice() {
    return noticeOf(this.told, { language: 'en', links: LINKS, reason: 'follows' });
  }

  private begun(name: string): ToldChange {
    return {
      entityId: '20101000001',
      name,
      at: officeInstant('11/20/2026 09:00 AM'),
      document: '20261000009',
      transactionType: '',
      isWithheld: false,
      state: '',
      earlierState: '',
      effectiveAt: officeInstant('12/01/2026 11:59 PM'),
      about: [],
      before: {},
      after: {},
      withheld: [],
      remedy: null,
    };
  }
}
