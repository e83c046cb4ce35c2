import { Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../controls/Button';
import { lazyPage } from '../../controls/lazy-page';
import { offerSaving } from '../../session/saving-offer';
import { useAppSelector } from '../../session/store-hooks';
import { selectFiling } from '../wizard/selectors';
import { useStepInput } from '../wizard/step-input';

const SaveForLaterDialog = lazyPage(() => import('./SaveForLaterDialog'));

/** The button that the page shows now, which is another one once the window crosses the width at which the summary folds; or the heading. */
const focusWhatIsShown = () => {
  const buttons = [...document.querySelectorAll<HTMLElement>('.save-for-later button')];
  (buttons.find((button) => button.checkVisibility()) ?? document.querySelector('h1'))?.focus();
};

/**
 * The quiet way out of a filing that is to be finished another time: in the summary, and where that is folded, at the end of the page.
 * The dialog is in neither place: the one where it was opened is hidden when the window changes its width, and the code is shown once.
 */
export function SaveForLater({ isNarrow = false }: { isNarrow?: boolean }) {
  const stepInput = useStepInput();
  const hasFiling = useAppSelector((state) => selectFiling(state).filingType !== '');
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(
    () =>
      offerSaving({
        isShown: () => place.current?.checkVisibility() === true,
        open: () => setOpen(true),
      }),
    [],
  );
  useEffect(() => {
    if (wasOpen.current && !isOpen && place.current?.checkVisibility() === false) focusWhatIsShown();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!hasFiling) return null;
  return (
    <div className={`save-for-later save-for-later--${isNarrow ? 'narrow' : 'wide'}`} ref={place}>
      <Button variant="link" onClick={() => setOpen(true)}>
        Save and finish later
      </Button>
      {createPortal(
        <Suspense fallback={null}>
          {isOpen && <SaveForLaterDialog stepInput={stepInput} onClose={() => setOpen(false)} />}
        </Suspense>,
        document.body,
      )}
    </div>
  );
}
