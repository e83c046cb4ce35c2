import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Text } from '#rules';
import { Link } from '../controls/Link';
import { translate, translated } from '../language/translate';
import { type PageTitle, titleText, usePageTitle } from './use-page-title';

/** The router's key of the page that the document was loaded for: a page that is loaded again keeps the one that it has in the history. */
const FIRST_PAGE = (globalThis.history?.state as { key?: string } | null | undefined)?.key ?? 'default';

/** Key of the page that was shown last; null before there was one. */
let shownKey: string | null = null;

/** The element with focus was removed together with the page before this one, as a button that opens a page in its place is. */
let tookFocusAlong = false;

const isFocusOnPage = (): boolean => Boolean(document.activeElement?.closest('main'));

interface PageHeadingProps extends PageTitle {
  /** One sentence of help under the heading. */
  lead?: ReactNode;
  /** The line over the heading; the step unless given, and none where it is empty. */
  indicator?: Text;
  /** Address of the page before this one. */
  back?: string;
  /** Takes the place of the address where the browser knows a page before this one. */
  onBack?: () => void;
}

/**
 * The page's one `h1`. It takes focus whenever the page changes, Back included; a page that the browser has loaded, or loaded again, is
 * left to it and is read from its top, unless somebody has pressed something there already. Sets and announces the page's title.
 */
export function PageHeading({ lead, indicator, back, onBack, ...page }: PageHeadingProps) {
  const line = indicator ?? page.step;
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  usePageTitle(page);
  useEffect(() => {
    const isBeginning = key === FIRST_PAGE && (shownKey ?? key) === key;
    if (!isBeginning || (tookFocusAlong && !isFocusOnPage())) heading.current?.focus();
    shownKey = key;
    tookFocusAlong = false;
  }, [key, page.title]);
  // Before the page is taken out of the document, which loses the focus without a word.
  useLayoutEffect(
    () => () => {
      tookFocusAlong = isFocusOnPage();
    },
    [],
  );
  return (
    <>
      {(back || line) && (
        <div className="page-nav">
          {back && (
            <Link
              className="back-link"
              to={back}
              onClick={(event) => {
                // With a modifier key the link opens elsewhere, as any other.
                if (!onBack || event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onBack();
              }}
            >
              {translate('Back')}
            </Link>
          )}
          {line && <p className="step-indicator">{translate(line)}</p>}
        </div>
      )}
      <h1 className="page-heading" ref={heading} tabIndex={-1}>
        {titleText(page)}
      </h1>
      {lead && <div className="page-lead">{translated(lead)}</div>}
    </>
  );
}
