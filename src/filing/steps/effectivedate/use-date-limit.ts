import { useState } from 'react';
import { effectiveDateOutcome, type EffectiveDateValues, withEffectiveDateTime } from '#rules';
import { useRuleContext } from '../../../forms/rule-context';

/** A date beyond the limit, as it was asked for, and what becomes of it. */
interface Question {
  now: string;
  values: EffectiveDateValues;
  close: () => void;
}

export interface DateLimit {
  /** Null while nothing is asked. */
  question: Question | null;
  confirm: (values: EffectiveDateValues) => Promise<EffectiveDateValues | false>;
}

/** Computes the moment on Next; a date beyond 90 days is asked about first, and the page stays (W4-ded). */
export function useDateLimit(): DateLimit {
  const context = useRuleContext();
  const [question, setQuestion] = useState<Question | null>(null);

  const confirm = (values: EffectiveDateValues): Promise<EffectiveDateValues | false> => {
    const { now } = context();
    if (effectiveDateOutcome(values, now) !== 'tooLate')
      return Promise.resolve(withEffectiveDateTime(values, now));
    return new Promise((answer) => {
      const close = () => {
        setQuestion(null);
        answer(false);
      };
      setQuestion({ now, values, close });
    });
  };
  return { question, confirm };
}
