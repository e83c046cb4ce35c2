import { managementRules } from '#rules';
import { RadioGroup, YesNo } from '../../../controls/fields/RadioGroup';
import { StepPage } from '../../wizard/pages/StepPage';
import { MANAGED_BY_OPTIONS } from './managed-by';
import { translate } from '../../../language/translate';

/** Who manages the LLC, and that it has a member (W2-management, W5-management). */
export default function ManagementStep() {
  return (
    <StepPage
      rules={managementRules}
      lead={<p>{translate('Tell us who will manage the company and who its members are.')}</p>}
    >
      <RadioGroup
        name="managedBy"
        options={MANAGED_BY_OPTIONS}
        hint="“Vested in” says who runs the company: the people who own it, or managers whom they choose."
      />
      <YesNo name="hasOneMember" hint="An LLC needs at least one member when it is formed." />
    </StepPage>
  );
}
