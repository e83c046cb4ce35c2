interface FailureText {
  title: string;
  text: string;
}

/** What browsers say when a part of the application could not be fetched: the connection is lost, or a new version has replaced it. */
const NOT_FETCHED = /dynamically imported module|module script failed|preload CSS/i;

const FETCH_FAILURE: FailureText = {
  title: 'This page could not be loaded',
  text: 'The connection may be lost, or there may be a new version of this site. What you saved so far is kept. Reload the page to go on.',
};
const OTHER_FAILURE: FailureText = {
  title: 'Something went wrong on this page',
  text: 'The fault is on our side. What you saved so far is kept. Reload the page to try again; if that does not help, contact the office.',
};

/** What to tell of an error that kept a page from being shown. */
export const failureText = (error: unknown): FailureText =>
  NOT_FETCHED.test(String(error)) ? FETCH_FAILURE : OTHER_FAILURE;
