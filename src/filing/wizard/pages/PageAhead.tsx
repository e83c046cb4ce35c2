import { Activity, Component, type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

export interface PageAheadProps {
  Page: ComponentType;
  onDrawn: () => void;
}

/**
 * Draws a page once outside of the document, in moments in which the browser has nothing else to do: code that runs for the first time is
 * slow, and the filer who presses Next would wait for it. No effect of the page runs, and nobody sees, hears or reaches it.
 */
export default function PageAhead({ Page, onDrawn }: PageAheadProps) {
  const [place] = useState(() => document.createElement('div'));
  // React does not report when a hidden part is drawn.
  useLayoutEffect(() => {
    const drawn = new MutationObserver(onDrawn);
    drawn.observe(place, { childList: true });
    return () => drawn.disconnect();
  }, [place, onDrawn]);
  return createPortal(
    <NothingInstead>
      <Activity mode="hidden">
        <Page />
      </Activity>
    </NothingInstead>,
    place,
  );
}

/** A page that cannot be drawn ahead shows its error when it is opened. */
class NothingInstead extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render(): ReactNode {
    return !this.state.hasFailed && this.props.children;
  }
}
