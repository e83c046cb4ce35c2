import { additionalInfoRules } from '#rules';
import { TextArea } from '../../../controls/TextArea';
import { YesNo } from '../../../controls/RadioGroup';
import { StepPage } from '../../wizard/StepPage';

/** Additional information and whether to attach documents (W2-additionalinfo, W4-addinfo-next). */
export default function AdditionalInfoStep() {
  return (
    <StepPage
      rules={additionalInfoRules}
      legend={false}
      lead={<p>This step is optional. Anything that you enter here becomes part of the public record.</p>}
    >
      <TextArea
        name="additionalInfo"
        counter
        hint="Leave out personal details, such as birth dates and account numbers."
      />
      <YesNo name="additionalInfoAttachmentRadio" />
    </StepPage>
  );
}
