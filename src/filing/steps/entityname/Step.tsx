import { entityNameRules } from '#rules';
import { TextField } from '../../../controls/TextField';
import { ServiceText } from '../../wizard/ServiceText';
import { StepPage } from '../../wizard/StepPage';
import { AvailabilityReset } from './AvailabilityReset';
import { ReservedNameDialog } from './ReservedNameDialog';

/** The entity's name: free, and with the term that the law requires (W2-entityname). */
export default function EntityNameStep() {
  return (
    <StepPage rules={entityNameRules} lead={<p>When you go on, we check that nobody else uses the name.</p>}>
      <ServiceText name="nameDesignation" />
      <TextField name="name" autoComplete="organization" spellCheck={false} />
      <AvailabilityReset />
      <ReservedNameDialog />
    </StepPage>
  );
}
