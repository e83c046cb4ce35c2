/**
 * Whether an entity may serve: in good standing, with a usual place of business in Colorado, and no trade name or trademark, as the
 * sentence at the box says (A5-entity-box).
 * @param facts `isMark`: a trade name or a trademark
 */
export const entityMayServe = (facts: {
  isInGoodStanding: boolean;
  hasPlaceInState: boolean;
  isMark: boolean;
}): boolean => facts.isInGoodStanding && facts.hasPlaceInState && !facts.isMark;
