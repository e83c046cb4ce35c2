import { officeDay } from '../calendar/office-time';
import { reportDueDate } from '../calendar/report-due';
import type { StepProblem } from '../constraints/step-problem';
import type { Filing } from '../filing/filing';
import {
  asksForAnotherName,
  comesBackReinstated,
  entersAnotherName,
  nameAfterFiling,
  restoredName,
  withNameOfOthers,
  withRestoredName,
} from '../names/name-after-filing';
import type { EffectFacts, FilingEffect, SetByFiling } from './declare-effect';
import { agentSet, changedOffice, GOOD_STANDING } from './facts-set';
import { says, sentence, type Text } from '../language/text';

const sets = (filing: Filing, given: EffectFacts): SetByFiling[] => {
  const day = officeDay(given.at);
  return [
    {
      when: { status: 'fileable' },
      set: {
        ...((asksForAnotherName(filing.entityNameValues) || comesBackReinstated(filing)) && {
          name: nameAfterFiling(filing),
        }),
        statutoryLanguage: '',
        ...GOOD_STANDING,
        ...changedOffice(filing),
        ...agentSet(given),
        reportMonth: Number(day.slice(5, 7)),
        reportDue: reportDueDate(day, given.at) || null,
      },
    },
  ];
};

/** The name of the page has changed since the filer saw it: they see it before they pay. */
const nameChanged = (said: Text): StepProblem => ({
  step: 'staticentityname',
  path: 'name',
  code: 'mismatch',
  ...says(said),
});

const ownNameIsFree = (filing: Filing): StepProblem =>
  nameChanged(
    sentence('The name {name} is free again, and the entity keeps it. Save this page to go on with it.', {
      name: restoredName(filing),
    }),
  );

const ownNameIsTaken = (settled: Filing): StepProblem =>
  nameChanged(
    sentence(
      'The entity comes back as {name}, since others have its own name now. Save this page to go on with it.',
      { name: nameAfterFiling(settled) },
    ),
  );

/** What others having the own name makes of the filing, and whether it already says so. */
const withOthers = (filing: Filing, now: string) => {
  const ofOthers = withNameOfOthers(filing, now);
  const isReinstated = comesBackReinstated(ofOthers);
  return {
    ofOthers,
    isReinstated,
    hasOther: isReinstated ? comesBackReinstated(filing) : entersAnotherName(filing),
  };
};

/**
 * A cure or a reinstatement brings the entity into good standing and takes the statutory language from its name, which stays otherwise
 * unless the filer had to give another one (reading 24). Reports are due again from the month of the effect (reading 13). It changes
 * nothing once another filing has restored the entity.
 */
export const restorationEffect: FilingEffect = {
  about: ['name', 'status', 'principalOffice', 'registeredAgent'],
  sets,
  // An amendment since has renamed the entity, and that name without statutory language is another entity's: the filing gives the name that
  // it has held; where a later amendment overrides that as well, the statutory language stays.
  alternatives: (filing, given) => {
    const changes = sets(filing, given);
    return [
      changes.map(({ set, ...when }) => ({ ...when, set: { ...set, name: nameAfterFiling(filing) } })),
      changes.map(({ set: { statutoryLanguage: _, ...set }, ...when }) => ({ ...when, set })),
    ];
  },
  heldName: nameAfterFiling,
  nameInQuestion: (filing, now) => {
    const { entityNameValues } = withRestoredName(filing);
    const { isReinstated, hasOther } = withOthers(filing, now);
    // Who may use a name that is reserved for somebody else has said so.
    const isAuthorized = entityNameValues.availability?.isAuthorizedToUse === true;
    return isAuthorized || (!isReinstated && !hasOther) ? null : entityNameValues.name;
  },
  /**
   * The browser does not decide the name of the entity without its statutory language. Only where another entity has that name now does the
   * filing contain a different one (reading 24): one that the filer has entered, or for a reinstatement the name with the day.
   */
  settle: (filing, { now, isNameFree }) => {
    const { ofOthers, isReinstated, hasOther } = withOthers(filing, now);
    if (isNameFree)
      return { filing: withRestoredName(filing), problems: hasOther ? [ownNameIsFree(filing)] : [] };
    if (!isReinstated) return { filing, problems: [] };
    return { filing: ofOthers, problems: hasOther ? [] : [ownNameIsTaken(ofOthers)] };
  },
};
