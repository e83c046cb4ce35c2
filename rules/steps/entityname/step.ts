import { declareStep } from '../declare-step';

/** The name of the entity, or its new one (W2-flow-llc, W4-name-radio). */
export const entityName = declareStep({
  name: 'entityname',
  inFeatures: 'entity name',
  kind: 'page',
  flag: 'hasEntityName',
  parts: { entityNameValues: 'whole' },
  isOneAnswer: true,
  isChecked: true,
  sections: [{ section: 'entityName' }],
  needs: 'the name that you want to use',
});
