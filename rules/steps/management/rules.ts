import { stepRulesOfPart } from '../../constraints/form-rules';
import { choice, yesNo } from '../../constraints/rows';
import { management } from './step';

/** Management and members of an LLC (W5-management). */
export const managementRules = stepRulesOfPart(management, 'managementValues', {
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
