import { stepRules } from '../../constraints/form-rules';
import { choice, yesNo } from '../../constraints/rows';
import type { ManagementValues } from '../../filing/sections';

/** Management and members of an LLC (W5-management). */
export const managementRules = stepRules<ManagementValues>({
  step: 'management',
  read: (filing) => filing.managementValues,
  write: (filing, managementValues) => ({ ...filing, managementValues }),
  rows: {
    managedBy: choice({
      label: 'The management of the limited liability company is vested in',
      required: 'Choose Managers or Members.',
      values: ['MBR', 'MGR'],
    }),
    hasOneMember: yesNo({
      label: 'There is at least one member of the limited liability company',
      required: true,
      refuse: { answer: 'N', message: 'There must be at least one member of the LLC.' },
    }),
  },
});
