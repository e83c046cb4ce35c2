import { useEffect, useRef } from 'react';
import { BASE_PATH } from '#rules';
import { failureText } from './failure-text';

/** Stands in the place of a page that could not be shown. It needs nothing of the application but itself. */
export function FailedPage({ error }: { error: unknown }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, text } = failureText(error);
  useEffect(() => {
    document.title = title;
    heading.current?.focus();
  }, [title]);
  return (
    <div className="card narrow">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <div className="button-row">
        <button type="button" className="usa-button button--primary" onClick={() => window.location.reload()}>
          Reload the page
        </button>
        <a className="usa-button usa-button--outline" href={BASE_PATH}>
          Business home
        </a>
      </div>
    </div>
  );
}
