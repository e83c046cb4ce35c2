import { useEffect } from 'react';
import { translate } from '../../language/translate';

/** How many messages on the page say what went wrong. */
let messages = 0;

/** Sets the document's title, with "Error: " before it while the page shows what went wrong. */
export function setTitle(title?: string): void {
  const mark = translate('Error: ');
  const shown = document.title;
  const bare = title ?? (shown.startsWith(mark) ? shown.slice(mark.length) : shown);
  document.title = (messages > 0 ? mark : '') + bare;
}

/** Marks the document's title while an error message is on the page. */
export function useTitlePrefix(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    messages += 1;
    setTitle();
    return () => {
      messages -= 1;
      setTitle();
    };
  }, [isShown]);
}
