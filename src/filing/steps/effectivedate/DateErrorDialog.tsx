import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { capEffectiveDate, dateErrorText, type EffectiveDateValues } from '#rules';
import { Button, ButtonRow } from '../../../controls/Button';
import { Dialog } from '../../../controls/Dialog';
import { useFieldId } from '../../../controls/form-rules-context';
import { translate } from '../../../language/translate';
import type { DateLimit } from './use-date-limit';

/**
 * A date more than 90 days ahead (W8-dates). Ok takes the last allowed day and submits the page again, so that its time and what is on
 * record are judged as for any other day; Go back returns to the field.
 */
export function DateErrorDialog({ question }: Pick<DateLimit, 'question'>) {
  const { setValues, submitForm } = useFormikContext<EffectiveDateValues>();
  const dateId = useFieldId('effectiveDateAsEntered');
  const [answer, setAnswer] = useState<'ok' | 'back' | null>(null);

  // Once the dialog is closed and the form holds the day.
  useEffect(() => {
    if (question || answer === null) return;
    setAnswer(null);
    if (answer === 'ok') void submitForm();
    else document.getElementById(dateId)?.focus();
  }, [question, answer, submitForm, dateId]);

  const goBack = () => {
    setAnswer('back');
    question?.close();
  };
  const accept = () => {
    if (!question) return;
    setAnswer('ok');
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
