import { useFormikContext } from 'formik';
import { lazy, type MouseEvent, Suspense, useContext, useEffect, useRef } from 'react';
import { translate } from '../../language/translate';
import { announce } from '../alerts/announcer';
import { useTitlePrefix } from '../alerts/title-prefix';
import { errorList } from '../fields/use-control';
import { controlOf, FormRulesContext } from '../fields/form-rules-context';

const TITLE = 'There is a problem';

/** Fetched with the first message; without it, messages stay until the next submit, are their sentences alone, and are not read out. */
const fetchRest = () =>
  import('./StaleErrors').catch(() => ({
    default: () => null,
    sayProblems: (title: string) => announce(title, 'alert'),
  }));
const StaleErrors = lazy(fetchRest);

/**
 * Every broken rule of the form, linked to its field. Takes focus each time a submit has failed, and marks the document's title.
 * The box that takes focus has no name and no role of its own, so that it is read once, by the live region: with a name, JAWS reads the
 * heading and leaves the list out.
 */
export function ErrorSummary() {
  const { errors, submitCount, isSubmitting } = useFormikContext<unknown>();
  const { idPrefix } = useContext(FormRulesContext);
  const problems = errorList(errors);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const focusedAt = useRef(-1);
  const hasProblems = problems.length > 0;

  useEffect(() => {
    if (!hasProblems) focusedAt.current = -1;
    else if (!isSubmitting && focusedAt.current !== submitCount) {
      focusedAt.current = submitCount;
      box.current?.focus();
      void fetchRest().then(({ sayProblems }) => sayProblems(translate(TITLE), problems, idPrefix));
    }
  });
  useTitlePrefix(hasProblems);

  if (!hasProblems) return null;
  const goTo = (event: MouseEvent<HTMLAnchorElement>, path: string) => {
    const control = controlOf(path, idPrefix);
    if (!control) return;
    event.preventDefault();
    control.focus();
    control.closest('.usa-form-group')?.scrollIntoView?.({ block: 'start' });
  };
  return (
    <div className="error-summary" ref={box} tabIndex={-1}>
      <Suspense>
        <StaleErrors lines={list} />
      </Suspense>
      <h2 className="error-summary__title">{translate(TITLE)}</h2>
      <ul className="error-summary__list" ref={list}>
        {problems.map(({ path, message }) => (
          <li key={path}>
            <a
              href="#main"
              ref={(link) => {
                // A part of a control may have no field of its own: the link names the one that takes the focus.
                const control = controlOf(path, idPrefix);
                if (control) link?.setAttribute('href', `#${control.id}`);
              }}
              onClick={(event) => goTo(event, path)}
            >
              {translate(message)}
              <span className="error-summary__place" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
