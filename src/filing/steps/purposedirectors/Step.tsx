import { purposeDirectorsRules } from '#rules';
import { TextArea } from '../../../controls/fields/TextArea';
import { TextField } from '../../../controls/fields/TextField';
import { StepPage } from '../../wizard/pages/StepPage';
import { translate } from '../../../language/translate';

/** What a cooperative is for, and how many directors it has for how long (W2-purposedirectors, W5-coop). */
export default function PurposeDirectorsStep() {
  return (
    <StepPage
      rules={purposeDirectorsRules}
      lead={
        <p>{translate('Tell us what the cooperative is for, and about the directors who will run it.')}</p>
      }
    >
      <TextArea name="purpose" counter />
      <TextField
        name="numberOfDirectors"
        hint="In digits. A cooperative has at least three directors."
        inputMode="numeric"
        autoComplete="off"
        width="medium"
      />
      <TextArea
        name="directorsTerms"
        counter
        hint="How long each director serves, and how terms are staggered."
      />
    </StepPage>
  );
}
