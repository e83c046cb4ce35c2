import { Suspense, useCallback, useEffect, useState } from 'react';
import { Alert } from '../../controls/Alert';
import { lazyPage, type LazyPage } from '../../controls/lazy-page';
import type { UnsavedStep } from './draft-slice';
import type { PageAheadProps } from './PageAhead';
import type { StepScreen } from './step-registry';

/** Fetched ahead, since it is needed when there may be no connection; where it could not be, the reason alone is said. */
export const UnsavedStepAlert = lazyPage<UnsavedStep>(() =>
  import('./UnsavedStepAlert').catch(() => ({
    default: ({ message }: UnsavedStep) => <Alert kind="error">{message}</Alert>,
  })),
);

const PageAhead = lazyPage<PageAheadProps>(() => import('./PageAhead'));

/** Fetches the page after the one that is open, and draws it once ahead, while the filer fills this one in. */
export function NextPage({ screen }: { screen: StepScreen | undefined }) {
  const [Page, setPage] = useState<LazyPage>();
  useEffect(
    () =>
      whenIdle(() => {
        void UnsavedStepAlert.preload();
        // A failure is ignored here: drawing the page fetches it again and reports the failure.
        Promise.all([screen?.preload(), PageAhead.preload()]).then(
          () => setPage(screen?.Step),
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

function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 1500);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(act, { timeout: 5000 });
  return () => window.cancelIdleCallback(request);
}
