import type { StepName, StepProblem } from '#rules';
import type { BrowserPath } from './browser-path';

/** What is told of one problem: its step, its field, its code and its words. */
const told = ({ step, path, code, message }: StepProblem): string => `${step} ${path} ${code}: ${message}`;

/** The verification dialog answers this one after the page was left, so that no page shows it. */
const isForTheDialog = ({ code }: StepProblem): boolean => code === 'notVerified';

/**
 * What a page leaves to review on purpose: the promise of attachments, and what completeness says of a step whose rules found
 * nothing.
 */
const isForReview = ({ step, path, code }: StepProblem): boolean =>
  path === '' || (step === 'attachments' && code === 'missing');

/** Where the two users of the rule book disagree; empty when they do not. */
export const differences = (browser: BrowserPath, server: readonly StepProblem[]): string[] => {
  const page = new Set(browser.pages.map(told));
  const answered = new Set(server.map(told));
  const onlyServer = server.filter(
    (problem) => !page.has(told(problem)) && !isForTheDialog(problem) && !isForReview(problem),
  );
  const onlyBrowser = browser.pages.filter((problem) => !answered.has(told(problem)));
  const refused = new Set<StepName>(server.map(({ step }) => step));
  const onReview = new Set(browser.review);
  return [
    ...onlyServer.map((problem) => `only the server says ${told(problem)}`),
    ...onlyBrowser.map((problem) => `only the browser says ${told(problem)}`),
    ...[...refused].filter((step) => !onReview.has(step)).map((step) => `review does not name ${step}`),
    ...[...onReview].filter((step) => !refused.has(step)).map((step) => `only review names ${step}`),
  ];
};
