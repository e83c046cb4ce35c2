import type { Pager as PagerRule } from '#rules';
import { useEffect, useRef } from 'react';
import { translate } from '../../language/translate';

interface PagerProps {
  pager: PagerRule;
  /** What is paged through, as "Search results". */
  label: string;
  onPage(page: number): void;
}

/** Whether nothing has the focus: a page that takes it to its heading keeps it there. */
const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Previous, at most ten page numbers, next (W4-pager). Shows nothing where one page holds everything. Where the button that was pressed
 * is gone on the new page, as Next on the last one, the focus goes to the page's number.
 */
export function Pager({ pager: { page, pageCount, numbers, previous, next }, label, onPage }: PagerProps) {
  const pages = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (wasPressed.current && isFocusLost())
      pages.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    wasPressed.current = false;
  }, [page]);
  const goTo = (to: number) => {
    wasPressed.current = true;
    onPage(to);
  };
  if (pageCount <= 1) return null;
  return (
    <nav ref={pages} className="pager" aria-label={translate('{label}, pages', { label: translate(label) })}>
      <ul>
        {previous !== null && (
          <li>
            <PageButton name="Previous page" text="‹ Previous" onClick={() => goTo(previous)} />
          </li>
        )}
        {numbers.map((number) => (
          <li key={number}>
            <PageButton
              name={translate('Page {number}', { number })}
              text={String(number)}
              isCurrent={number === page}
              onClick={() => goTo(number)}
            />
          </li>
        ))}
        {next !== null && (
          <li>
            <PageButton name="Next page" text="Next ›" onClick={() => goTo(next)} />
          </li>
        )}
      </ul>
    </nav>
  );
}

interface PageButtonProps {
  name: string;
  text: string;
  isCurrent?: boolean;
  onClick(): void;
}

const PageButton = ({ name, text, isCurrent = false, onClick }: PageButtonProps) => (
  <button
    className="pager__button"
    type="button"
    aria-label={translate(name)}
    aria-current={isCurrent ? 'page' : undefined}
    onClick={onClick}
  >
    {translate(text)}
  </button>
);
