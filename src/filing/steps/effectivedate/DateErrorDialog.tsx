import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { capEffectiveDate, dateErrorText, type EffectiveDateValues } from '#rules';
import { Button, ButtonRow } from '../../../controls/Button';
import { Dialog } from '../../../controls/Dialog';
import { useFieldId } from '../../../controls/fields/form-rules-context';
import { translate } from '../../../language/translate';
import type { DateLimit } from './use-date-limit';

/**
 * A date more than 90 days ahead (W8-dates). Ok takes the last allowed day and submits the page again, so that its time and what is on
 * record are judged as for any other day; Go back returns to the field.
 */
export function DateErrorDialog({ question }: Pick<DateLimit, 'question'>) {
  const { setValues, submitForm } = useFormikContext<EffectiveDateValues>();
  const dateId = useFieldId('effectiveDateAsEntered');
  const answer = useRef<'ok' | 'back' | null>(null);

  // Once the dialog is closed and the form holds the day.
  useEffect(() => {
    if (question) return;
    if (answer.current === 'ok') void submitForm();
    if (answer.current === 'back') document.getElementById(dateId)?.focus();
    answer.current = null;
  }, [question, submitForm, dateId]);

  const goBack = () => {
    answer.current = 'back';
    question?.close();
  };
  const accept = () => {
    if (!question) return;
    answer.current = 'ok';
    void setValues(capEffectiveDate(question.values, question.now), false);
    question.close();
  };
  return (
    <Dialog open={question !== null} title="Date error" kind="alertdialog" onClose={goBack}>
      <p>{question && translate(dateErrorText(question.now))}</p>
      <ButtonRow>
        <Button variant="primary" onClick={accept}>
          Ok
        </Button>
        <Button onClick={goBack}>Go back</Button>
      </ButtonRow>
    </Dialog>
  );
}
