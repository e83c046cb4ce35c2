import { getIn, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { attentionAfterRefusal, PII_ID_MESSAGES, type PiiEntry } from '#rules';
import { fieldId } from '../../controls/fields/form-rules-context';
import { selectForm } from '../../forms/form-slice';
import { useAppSelector } from '../../session/store-hooks';

/** After the registry has refused a number, focuses the first refused field and scrolls the page to its top (A5-admin). */
export function FocusRefusedField() {
  const { errors } = useFormikContext<PiiEntry>();
  const { problems } = useAppSelector(selectForm);
  const attended = useRef(problems);
  useEffect(() => {
    const attention = attentionAfterRefusal(problems.filter(({ path }) => path in PII_ID_MESSAGES));
    // Once the page shows the problem; the list of problems above has taken focus by then.
    const isShown = attention !== null && getIn(errors, attention.focus) !== undefined;
    if (!isShown || attended.current === problems) return;
    attended.current = problems;
    document.getElementById(fieldId(attention.focus))?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [errors, problems]);
  return null;
}
