import { declareStep } from '../declare-step';

/** The name under which an entity is restored, and the statute that it existed under (W2-statute). */
export const staticEntityName = declareStep({
  name: 'staticentityname',
  inFeatures: 'name and statute',
  kind: 'page',
  flag: 'hasStaticEntityName',
  parts: { entityNameValues: 'whole', statute: 'whole' },
  isOneAnswer: true,
  isChecked: true,
  sections: [
    { section: 'staticEntityName', title: 'Current and new names', fields: [] },
    { section: 'statute', title: 'Statute', fields: ['statute'], flag: 'hasStatute', part: 'statute' },
  ],
});
