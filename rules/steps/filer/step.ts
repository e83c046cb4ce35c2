import { declareStep } from '../declare-step';

/** Who causes the document to be delivered (W5-filers). */
export const filer = declareStep({
  name: 'filer',
  inFeatures: 'filer',
  kind: 'page',
  flag: 'hasFilers',
  parts: { filersValues: 'whole' },
  sections: [{ section: 'filers', title: 'Filer information' }],
  needs: 'the name and address of each person who files',
});
