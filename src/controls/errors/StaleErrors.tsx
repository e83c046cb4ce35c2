import { englishOf } from '#rules';
import { getIn, setIn, useFormikContext, type FormikErrors } from 'formik';
import { type RefObject, useContext, useEffect, useRef } from 'react';
import { translate } from '../../language/translate';
import { announce } from '../alerts/announcer';
import { problemContexts } from './problem-context';
import { FormRulesContext } from '../fields/form-rules-context';
import { errorList, type FieldProblem } from '../fields/use-control';

/** Says every problem under the title, each with what tells it apart from the others. */
export function sayProblems(title: string, problems: readonly FieldProblem[], idPrefix?: string): void {
  const places = problemContexts(problems, idPrefix);
  const lines = problems.map(({ message }, index) => `${translate(message)} ${places[index] ?? ''}`.trim());
  announce([title, ...lines].join('\n'), 'alert');
}

/** The values when the messages appeared, and which of the messages come from the rules. */
interface Origin {
  errors: object;
  values: unknown;
  own: ReadonlySet<string>;
}

const keyOf = ({ path, message }: FieldProblem): string => `${path} ${englishOf(message)}`;

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

interface StaleErrorsProps {
  /** The lines of the summary, each with a place for what tells it apart. */
  lines: RefObject<HTMLUListElement | null>;
}

/**
 * Tells the messages of a summary apart, by what is read on the page. Takes a message away as soon as its cause is gone: one of the
 * rules when the values no longer break that rule, one of the server when its field has another value. Nothing new is said before the
 * next submit.
 */
export default function StaleErrors({ lines }: StaleErrorsProps) {
  const { errors, values, setErrors } = useFormikContext<unknown>();
  const { errors: errorsOf, idPrefix } = useContext(FormRulesContext);
  const origin = useRef<Origin | null>(null);
  useEffect(() => {
    const places = problemContexts(errorList(errors), idPrefix);
    for (const [index, line] of [...(lines.current?.children ?? [])].entries())
      line.querySelector('span')?.replaceChildren(places[index] ? ` ${places[index]}` : '');
  }, [errors, idPrefix, lines]);
  useEffect(() => {
    const shownErrors = errorList(errors);
    if (!errorsOf || shownErrors.length === 0) {
      origin.current = null;
      return;
    }
    const broken = new Set(errorList(errorsOf(values)).map(keyOf));
    if (origin.current?.errors !== errors) {
      origin.current = { errors, values, own: broken };
      return;
    }
    const { own, values: before } = origin.current;
    const isStale = (each: FieldProblem) =>
      own.has(keyOf(each))
        ? !broken.has(keyOf(each))
        : !isSame(getIn(before, each.path), getIn(values, each.path));
    const stale = shownErrors.filter(isStale);
    if (stale.length === 0) return;
    const remainingErrors = stale.reduce((tree, { path }) => setIn(tree, path, undefined) as object, errors);
    origin.current = { ...origin.current, errors: remainingErrors };
    setErrors(remainingErrors as FormikErrors<unknown>);
  }, [errors, values, errorsOf, setErrors]);
  return null;
}
