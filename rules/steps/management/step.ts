import { declareStep } from '../declare-step';

/** Management and members of an LLC (W5-management). */
export const management = declareStep({
  name: 'management',
  inFeatures: 'management',
  kind: 'page',
  flag: 'hasManagement',
  parts: { managementValues: 'whole' },
  sections: [{ section: 'management' }],
  needs: 'who manages the company: its members or its managers',
});
