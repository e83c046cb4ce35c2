import { useFormikContext } from 'formik';
import { lazy, type MouseEvent, Suspense, useContext, useEffect, useRef } from 'react';
import { translate } from '../language/translate';
import { errorList } from './use-control';
import { fieldId, FormRulesContext } from './form-rules-context';

/** Fetched with the first message; without it, messages stay until the next submit. */
const StaleErrors = lazy(() => import('./StaleErrors').catch(() => ({ default: () => null })));

/** The control of a path; for a part of a control that has none of its own, the control around it. */
const controlOf = (path: string, idPrefix?: string): HTMLElement | null => {
  const control = document.getElementById(fieldId(path, idPrefix));
  const around = path.replace(/(\.|\[)[^.[]*$/, '');
  return control || around === path ? control : controlOf(around, idPrefix);
};

/** The legend of the group around a field, read from the page: it tells two problems with the same sentence apart. */
const Place = ({ path, idPrefix }: { path: string; idPrefix?: string }) => (
  <span
    className="error-summary__place"
    ref={(element) => {
      const legend = controlOf(path, idPrefix)?.closest('fieldset')?.querySelector('legend');
      // Its first text: the asterisk of a required answer comes after it.
      element?.replaceChildren(legend?.firstChild?.textContent ?? '');
    }}
  />
);

/**
 * Every broken rule of the form, linked to its field. Takes focus each time a submit has failed, and says so in the document's title.
 * The box that takes focus has no name and no role of its own: with one, JAWS reads the heading and leaves the list out.
 */
export function ErrorSummary() {
  const { errors, submitCount, isSubmitting } = useFormikContext<unknown>();
  const { idPrefix } = useContext(FormRulesContext);
  const problems = errorList(errors);
  const box = useRef<HTMLDivElement>(null);
  const focusedAt = useRef(-1);
  const hasProblems = problems.length > 0;

  useEffect(() => {
    if (!hasProblems) focusedAt.current = -1;
    else if (!isSubmitting && focusedAt.current !== submitCount) {
      focusedAt.current = submitCount;
      box.current?.focus();
    }
  }, [hasProblems, submitCount, isSubmitting]);

  useEffect(() => {
    if (!hasProblems) return;
    const prefix = translate('Error: ');
    document.title = prefix + document.title;
    return () => {
      // The page may have another title by now.
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [hasProblems]);

  if (!hasProblems) return null;
  const countOf = (message: string) => problems.filter((problem) => problem.message === message).length;
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
        <StaleErrors />
      </Suspense>
      <div role="alert">
        <h2 className="error-summary__title">{translate('There is a problem')}</h2>
        <ul className="error-summary__list">
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
              </a>
              {countOf(message) > 1 && <Place path={path} idPrefix={idPrefix} />}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
