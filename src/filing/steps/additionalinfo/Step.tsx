import { additionalInfoLabel, additionalInfoRules, mayLeaveOutAdditionalInfo } from '#rules';
import { TextArea } from '../../../controls/fields/TextArea';
import { YesNo } from '../../../controls/fields/RadioGroup';
import { useAppSelector } from '../../../session/store-hooks';
import { selectFiling } from '../../wizard/selectors';
import { StepPage } from '../../wizard/pages/StepPage';
import { translate } from '../../../language/translate';

/** Additional information and whether to attach documents (W2-additionalinfo, W4-addinfo-next). */
export default function AdditionalInfoStep() {
  const filing = useAppSelector(selectFiling);
  const isOptional = mayLeaveOutAdditionalInfo(filing);
  return (
    <StepPage
      rules={additionalInfoRules}
      legend={false}
      lead={
        <p>
          {translate(
            isOptional
              ? 'This step is optional.'
              : 'Say what this filing changes, here or in a document that you attach.',
          )}{' '}
          {translate('Anything that you enter here becomes part of the public record.')}
        </p>
      }
    >
      <TextArea
        name="additionalInfo"
        label={additionalInfoLabel(filing.filingType)}
        counter
        hint="Leave out personal details, such as birth dates and account numbers."
      />
      <YesNo name="additionalInfoAttachmentRadio" />
    </StepPage>
  );
}
