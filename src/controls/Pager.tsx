import type { Pager as PagerRule } from '#rules';

interface PagerProps {
  pager: PagerRule;
  /** What is paged through, as "Search results". */
  label: string;
  onPage(page: number): void;
}

/** Previous, at most ten page numbers, next (W4-pager). Shows nothing where one page holds everything. */
export function Pager({ pager: { page, pageCount, numbers, previous, next }, label, onPage }: PagerProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className="pager" aria-label={`${label}, pages`}>
      <ul>
        {previous !== null && (
          <li>
            <PageButton name="Previous page" text="‹ Previous" onClick={() => onPage(previous)} />
          </li>
        )}
        {numbers.map((number) => (
          <li key={number}>
            <PageButton
              name={`Page ${number}`}
              text={String(number)}
              isCurrent={number === page}
              onClick={() => onPage(number)}
            />
          </li>
        ))}
        {next !== null && (
          <li>
            <PageButton name="Next page" text="Next ›" onClick={() => onPage(next)} />
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
    aria-label={name}
    aria-current={isCurrent ? 'page' : undefined}
    onClick={onClick}
  >
    {text}
  </button>
);
