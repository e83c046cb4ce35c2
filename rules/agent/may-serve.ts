import { flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';

/** Who of the entities on record may be a registered agent, as the sentence at the box says. */
export const ENTITY_AGENT_TABLE = defineTable<boolean>()({
  name: 'Whether an entity may serve as a registered agent',
  source: 'A5-entity-box',
  hitPolicy: 'unique',
  inputs: { isInGoodStanding: flag(), hasPlaceInState: flag(), isMark: flag() },
  rows: [
    { when: { isInGoodStanding: false }, then: false },
    { when: { isInGoodStanding: true, hasPlaceInState: false }, then: false },
    { when: { isInGoodStanding: true, hasPlaceInState: true, isMark: true }, then: false },
    { when: { isInGoodStanding: true, hasPlaceInState: true, isMark: false }, then: true },
  ],
});

/**
 * Whether an entity may serve: in good standing, with a usual place of business in Colorado, and no trade name or trademark.
 * @param facts `isMark`: a trade name or a trademark
 */
export const entityMayServe = (facts: {
  isInGoodStanding: boolean;
  hasPlaceInState: boolean;
  isMark: boolean;
}): boolean => evaluate(ENTITY_AGENT_TABLE, facts);
