import { declareStep } from '../declare-step';

/** The people who form the entity (W5-former-type). */
export const formation = declareStep({
  name: 'formation',
  inFeatures: 'formation',
  kind: 'page',
  flag: 'hasFormation',
  parts: { formationValues: 'whole' },
  sections: [{ section: 'formers' }],
  needs: 'the names and addresses of the people who form it',
});
