import { samePrincipalOffice } from '../addresses/same-principal-office';
import { officeDay } from '../calendar/office-time';
import { reportDueDate } from '../calendar/report-due';
import { followingReportDue } from '../calendar/report-window';
import type { Filing } from '../filing/filing';
import { isSupportedFiling, type SupportedFiling } from '../filing/supported-filings';
import { changesName } from '../names/entity-name-values';
import { asksForAnotherName, comesBackReinstated, nameAfterFiling } from '../names/name-after-filing';
import { nameAfterwards } from '../names/statutory-suffix';
import type { EffectCondition, RecordFacts } from './fold';

/** What the registry knows of a filing beside its content when its effect is computed. */
export interface EffectFacts {
  /** The agent that the filing names, under the ID that the registry has given it; left out where the agent on record stays. */
  registeredAgent?: string;
  /** The moment of the effect, an ISO 8601 instant. */
  at: string;
}

/** Facts that a filing sets together, on a record that allows it. */
export interface SetByFiling {
  set: Partial<RecordFacts>;
  /** What the record has to say; `fileable` stands for all statuses of entities on which this filing can be made. */
  when?: Omit<EffectCondition, 'status'> & { status: EffectCondition['status'] | 'fileable' };
}

/**
 * The office of a filing that may change it incidentally, such as a report: nothing where the filer left it as it was on record, so that
 * an address that another filing has changed since is not overwritten (reading 27).
 */
const changedOffice = ({ principalOfficeValues: office, recordValues }: Filing): Partial<RecordFacts> =>
  recordValues && samePrincipalOffice(recordValues.principalOfficeValues, office)
    ? {}
    : { principalOffice: office };

const agentSet = ({ registeredAgent }: EffectFacts): Partial<RecordFacts> =>
  registeredAgent === undefined ? {} : { registeredAgent };

/** A formation brings its entity into good standing; the other facts are on record from the filing on. */
const formationEffect = (): SetByFiling[] => [
  { set: { status: { code: 'GOOD', delinquentSince: null, dissolvedOn: null } } },
];

const addressChangeEffect = ({ principalOfficeValues }: Filing): SetByFiling[] => [
  { set: { principalOffice: principalOfficeValues } },
];

const agentChangeEffect = (_filing: Filing, given: EffectFacts): SetByFiling[] => [{ set: agentSet(given) }];

/**
 * An amendment sets the name alone: over the statutory language behind it decides what the record says on the day of the effect
 * (W4-name-suffix). Text and attachments change nothing on record.
 */
const amendmentEffect = ({ entityNameValues, statusCode }: Filing): SetByFiling[] =>
  changesName(entityNameValues) ? [{ set: { name: nameAfterwards(entityNameValues.name, statusCode) } }] : [];

/**
 * A report sets the office and the agent where it changes them, and the day of the report after it: a year on, also when this one came
 * late. It makes a noncompliant entity good again. It answers for the due day that the record had when it was checked, and changes nothing
 * on a record that has another one by then.
 */
const reportEffect = (filing: Filing, given: EffectFacts): SetByFiling[] => {
  const reportDue = filing.recordValues?.reportDueDate || null;
  const when = { status: 'fileable', reportDue } as const;
  return [
    {
      when,
      set: {
        ...changedOffice(filing),
        ...agentSet(given),
        reportDue: followingReportDue(reportDue ?? '') || null,
      },
    },
    {
      when: { status: ['NONCOMP'], reportDue },
      set: { status: { code: 'GOOD', delinquentSince: null, dissolvedOn: null } },
    },
  ];
};

/**
 * A cure or a reinstatement brings the entity into good standing and takes the statutory language from its name, which stays otherwise
 * unless the filer had to give another one (reading 24). Reports are due again from the month of the effect (reading 13). It changes
 * nothing once another filing has restored the entity.
 */
const restorationEffect = (filing: Filing, given: EffectFacts): SetByFiling[] => {
  const day = officeDay(given.at);
  return [
    {
      when: { status: 'fileable' },
      set: {
        ...((asksForAnotherName(filing.entityNameValues) || comesBackReinstated(filing)) && {
          name: nameAfterFiling(filing),
        }),
        statutoryLanguage: '',
        status: { code: 'GOOD', delinquentSince: null, dissolvedOn: null },
        ...changedOffice(filing),
        ...agentSet(given),
        reportMonth: Number(day.slice(5, 7)),
        reportDue: reportDueDate(day, given.at) || null,
      },
    },
  ];
};

/** What each kind of filing sets on record when it takes effect, and only what it is about (T1-fold). */
const EFFECTS: Readonly<Record<SupportedFiling, (filing: Filing, given: EffectFacts) => SetByFiling[]>> = {
  llc: formationEffect,
  dpc: formationEffect,
  dnc: formationEffect,
  dc55: formationEffect,
  dc56: formationEffect,
  report: reportEffect,
  amend: amendmentEffect,
  reinstate: restorationEffect,
  cure: restorationEffect,
  chgpoa: addressChangeEffect,
  chgra: agentChangeEffect,
};

/** What a filing sets on record when it takes effect; nothing for one that the registry does not support. */
export const setByFiling = (filing: Filing, given: EffectFacts): SetByFiling[] =>
  isSupportedFiling(filing.filingType) ? EFFECTS[filing.filingType](filing, given) : [];
