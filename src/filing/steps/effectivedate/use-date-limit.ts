import { useEffect, useRef, useState } from 'react';
import {
  capEffectiveDate,
  effectiveDateOutcome,
  type EffectiveDateValues,
  withEffectiveDateTime,
} from '#rules';
import { useFieldId } from '../../../controls/form-rules-context';
import { useRuleContext } from '../../../forms/rule-context';

interface Question {
  now: string;
  values: EffectiveDateValues;
  answer: (values: EffectiveDateValues | false) => void;
}

/** Computes the moment on Next; a date beyond 90 days first asks whether to use the last allowed day (W4-ded). */
export function useDateLimit() {
  const context = useRuleContext();
  const dateId = useFieldId('effectiveDateAsEntered');
  const [question, setQuestion] = useState<Question | null>(null);
  const wentBack = useRef(false);

  useEffect(() => {
    if (question || !wentBack.current) return;
    wentBack.current = false;
    document.getElementById(dateId)?.focus();
  }, [question, dateId]);

  const confirm = (values: EffectiveDateValues): Promise<EffectiveDateValues | false> => {
    const { now } = context();
    if (effectiveDateOutcome(values, now) !== 'tooLate')
      return Promise.resolve(withEffectiveDateTime(values, now));
    return new Promise((answer) => setQuestion({ now, values, answer }));
  };
  const close = (values: EffectiveDateValues | false) => {
    question?.answer(values);
    setQuestion(null);
  };
  return {
    confirm,
    askedAt: question?.now ?? null,
    accept: () => close(question ? capEffectiveDate(question.values, question.now) : false),
    goBack: () => {
      wentBack.current = true;
      close(false);
    },
  };
}
