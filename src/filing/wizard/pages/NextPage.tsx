import { Suspense, useCallback, useEffect, useState } from 'react';
import { Alert } from '../../../controls/alerts/Alert';
import { lazyPage, type LazyPage } from '../../../controls/loading/lazy-page';
import type { UnsavedStep } from '../draft-slice';
import type { PageAheadProps } from './PageAhead';
import type { StepScreen } from '../step-screen';

/** Loaded ahead, since it is needed when there may be no connection; if it could not be loaded, only the reason is shown. */
export const UnsavedStepAlert = lazyPage<UnsavedStep>(() =>
  import('./UnsavedStepAlert').catch(() => ({
    default: ({ message }: UnsavedStep) => <Alert kind="error">{message}</Alert>,
  })),
);

const PageAhead = lazyPage<PageAheadProps>(() => import('./PageAhead'));

/** Fetches the page after the one that is open, and draws it once ahead, while the filer fills this one in. */
export function NextPage({ screen }: { screen: StepScreen }) {
  const [Page, setPage] = useState<LazyPage>();
  useEffect(
    () =>
      whenIdle(() => {
        void UnsavedStepAlert.preload();
        // A failure is ignored here: drawing the page fetches it again and reports the failure.
        Promise.all([screen.preload(), PageAhead.preload()]).then(
          () => setPage(screen.Step),
          () => undefined,
        );
      }),
    [screen],
  );
  const endDrawing = useCallback(() => setPage(undefined), []);
  return (
    Page && (
      <Suspense fallback={null}>
        <PageAhead Page={Page} onDrawn={endDrawing} />
      </Suspense>
    )
  );
}

/** Acts once the browser has nothing else to do, unless it is called off before. */
function whenIdle(act: () => void): () => void {
  let isWanted = true;
  const start = () => isWanted && act();
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 5000 });
  else setTimeout(start, 1500);
  return () => {
    isWanted = false;
  };
}
