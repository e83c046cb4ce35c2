import { emailRules } from '#rules';
import { TextField } from '../../../controls/fields/TextField';
import { StepPage } from '../../wizard/pages/StepPage';
import { translate } from '../../../language/translate';

/** The address to which the office writes whether it accepts a filing that it reviews (W2-email). */
export default function EmailStep() {
  return (
    <StepPage
      rules={emailRules}
      lead={
        <p>
          {translate(
            'The office reviews this filing before it changes the record. Where should we write whether it was accepted or rejected?',
          )}
        </p>
      }
    >
      <TextField
        name="email"
        type="email"
        hint="Only the office sees this address. It does not become part of the public record."
      />
    </StepPage>
  );
}
