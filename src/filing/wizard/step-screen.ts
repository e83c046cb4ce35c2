import type { StepName } from '#rules';
import { lazyPage, type LazyPage } from '../../controls/loading/lazy-page';

/** The page of a step, in a chunk of its own. */
export interface StepScreen {
  Step: LazyPage;
  /** Fetches the page's chunk ahead of its use. */
  preload: LazyPage['preload'];
}

/** Where the page of a step comes from. */
export type ScreenOf = (step: StepName) => StepScreen;

/** A page that is fetched on demand. */
export const screen = (load: Parameters<typeof lazyPage<object>>[0]): StepScreen => {
  const Step = lazyPage(load);
  return { Step, preload: Step.preload };
};

/** A page that is drawn once something else is ready too. */
export const screenAfter = ({ preload }: StepScreen, makeReady: () => Promise<unknown>): StepScreen =>
  screen(async () => (await Promise.all([preload(), makeReady()]))[0]);
