import type { StepProblem } from '#rules';
import type { BrowserPath } from './browser-path';

/** The text of one problem: its step, its field, its code and its message. */
const told = ({ step, path, code, message }: StepProblem): string => `${step} ${path} ${code}: ${message}`;

/** The verification dialog answers this one after the page was left, so that no page shows it. */
const isForTheDialog = ({ code }: StepProblem): boolean => code === 'notVerified';

/**
 * Problems that a page leaves to review on purpose: missing attachments, and what completeness reports about a step without broken rules.
 */
const isForReview = ({ step, path, code }: StepProblem): boolean =>
  path === '' || (step === 'attachments' && code === 'missing');

/**
 * Where browser and server disagree; empty when they agree: review has the server's problems, line by line, and both have those of the
 * pages.
 */
export const differences = (browser: BrowserPath, server: readonly StepProblem[]): string[] => {
  const page = new Set(browser.pages.map(told));
  const answered = new Set(server.map(told));
  const onlyServer = server.filter(
    (problem) => !page.has(told(problem)) && !isForTheDialog(problem) && !isForReview(problem),
  );
  const onlyBrowser = browser.pages.filter((problem) => !answered.has(told(problem)));
  const lines = Math.max(browser.review.length, server.length);
  const otherLines = Array.from({ length: lines }, (_, line) => {
    const [onReview, ofServer] = [browser.review[line], server[line]].map((problem) =>
      problem ? told(problem) : 'nothing',
    );
    return onReview === ofServer ? [] : [`review says ${onReview} where the server says ${ofServer}`];
  });
  return [
    ...onlyServer.map((problem) => `only the server says ${told(problem)}`),
    ...onlyBrowser.map((problem) => `only the browser says ${told(problem)}`),
    ...otherLines.flat(),
  ];
};
