import { useEffect, useRef } from 'react';
import { BASE_PATH } from '#rules';
import { translate } from '../language/translate';

interface FailureText {
  title: string;
  text: string;
}

/** The browsers' messages when a part of the application could not be fetched: the connection is lost, or a new version has replaced it. */
const NOT_FETCHED = /dynamically imported module|module script failed|preload CSS/i;

const FETCH_FAILURE: FailureText = {
  title: 'This page could not be loaded',
  text: 'The connection may be lost, or there may be a new version of this site. What you saved so far is kept. Reload the page to continue.',
};
const OTHER_FAILURE: FailureText = {
  title: 'Something went wrong on this page',
  text: 'The fault is on our side. What you saved so far is kept. Reload the page to try again; if that does not help, contact the office.',
};

/** What to show for an error that prevented a page from being shown. */
const failureText = (error: unknown): FailureText =>
  NOT_FETCHED.test(String(error)) ? FETCH_FAILURE : OTHER_FAILURE;

/** Replaces a page that could not be shown. It depends on nothing else of the application, which may have failed too. */
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
        {translate(title)}
      </h1>
      <p>{translate(text)}</p>
      <div className="button-row">
        <button type="button" className="usa-button button--primary" onClick={() => window.location.reload()}>
          {translate('Reload the page')}
        </button>
        <a className="usa-button usa-button--outline" href={BASE_PATH}>
          {translate('Business home')}
        </a>
      </div>
    </div>
  );
}
