import type { Filing, FilingType } from '#rules';
import { effectiveMoment, formatDay, officeMidnight, plusDays } from '#rules';
import type { Day } from '../database/tables/entities';
import { DELAY } from './personas-by-delay';
import { BRIGHTON } from './places';
import { sampleEntity, sampleFilingOf, sampleKey } from './sample-filings';
import type { SampleFiling } from './sample-filings';
import { officeAt } from './sample-entity';

/** A filing that is on record and waits for its day when the registry is new. */
export interface DelayedSample extends SampleFiling {
  effectiveAt: Date;
  /** The name that it gives the entity; null where it changes none. */
  newName: string | null;
}

const HOUR = 3_600_000;

/** Above the documents of the sample queue. */
const FIRST_DOCUMENT = 4_000_301;

interface Delayed {
  name: string;
  filingType: FilingType;
  newName?: string;
  changed?: (filing: Filing) => Filing;
}

const DELAYED: readonly Delayed[] = [
  { name: 'Zebulon Cartography LLC', filingType: 'llc' },
  {
    name: 'Adobe Creek Sawmill LLC',
    filingType: 'chgpoa',
    changed: (filing) => ({ ...filing, principalOfficeValues: officeAt(BRIGHTON) }),
  },
  {
    name: 'Bittern Marsh Canoes LLC',
    filingType: 'amend',
    newName: 'Bittern Marsh Kayaks LLC',
    changed: (filing) => ({
      ...filing,
      entityNameValues: {
        ...filing.entityNameValues,
        name: 'Bittern Marsh Kayaks LLC',
        isNameChanged: 'Y',
        isNameValid: true,
      },
    }),
  },
];

/** The filings that wait for their day in a registry that is loaded on this day: they were filed on the day before. */
export const delayedSamples = (today: Day): DelayedSample[] =>
  DELAYED.map(({ name, filingType, newName = null, changed = (filing) => filing }, index) => {
    const entity = sampleEntity(name, today);
    const { entityId } = entity;
    const transactionId = `2026${FIRST_DOCUMENT + index}`;
    const submissionKey = sampleKey(transactionId);
    const filedAt = new Date(officeMidnight(plusDays(today, -1)) + (10 + index) * HOUR);
    const begun = sampleFilingOf(entity, { filingType, filedAt: filedAt.toISOString() }, submissionKey);
    const filing = changed({
      ...begun,
      effectiveDateValues: {
        ...begun.effectiveDateValues,
        effectiveAtTimeOfFilingRadio: 'N',
        effectiveDateAsEntered: formatDay(plusDays(today, DELAY)),
      },
    });
    const effectiveAt = new Date(
      effectiveMoment(filing.effectiveDateValues, filedAt.toISOString()) ?? filedAt,
    );
    return { entityId, transactionId, submissionKey, filing, filedAt, effectiveAt, newName };
  });
