import { formRules } from '../../constraints/form-rules';
import { choice } from '../../constraints/rows';
import type { YesNo } from '../../filing-parts/sections';

/** `N`: service may be mailed to the principal address; `Y`: the entity maintains a registered agent who consented. */
export interface MaintainAgentValues {
  maintainAgentFlg: YesNo;
}

/** Service of process or a registered agent: one has to be chosen (A5-maintain). */
export const maintainAgentRules = formRules<MaintainAgentValues>({
  rows: {
    maintainAgentFlg: choice({
      label: 'Maintain Registered Agent for the Service of Process',
      required: 'Choose service of process or registered agent.',
      values: ['N', 'Y'],
    }),
  },
});
