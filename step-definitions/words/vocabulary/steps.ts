import { STEPS as DECLARED, type StepName } from '#rules';

type Declared = (typeof DECLARED)[number];

/** Steps of a filing, as the business names them. */
export const STEPS = Object.fromEntries(DECLARED.map(({ inFeatures, name }) => [inFeatures, name])) as {
  [Step in Declared as Step['inFeatures']]: StepName;
};
