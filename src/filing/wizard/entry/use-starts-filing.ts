import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/** The router's key of the first page of a visit. */
const FIRST_PAGE = 'default';

/** Whether the browser came to this document by a link or an address, and not by a reload, Back or Forward. */
const isFreshVisit = (): boolean => {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  return visit !== undefined && 'type' in visit && visit.type === 'navigate';
};

interface EntryState {
  asksWhichFiling?: boolean;
}

/**
 * Notes in the browser's history that its open entry asks which filing is wanted, until that is answered: a reload, or Back to it,
 * asks again.
 */
export const rememberAsking = (asksWhichFiling: boolean): void =>
  window.history.replaceState({ ...(window.history.state as EntryState | null), asksWhichFiling }, '');

/** The server, which draws first pages, has no history. */
const isAsking = (): boolean =>
  typeof window !== 'undefined' && (window.history.state as EntryState | null)?.asksWhichFiling === true;

/** Whether the first page of a visit starts what its address says. */
export const startsFilingOnLoad = (): boolean => isFreshVisit() || isAsking();

/** Whether the open page was reached by a link that starts a filing: such links name in their query what begins. */
export function useStartsFiling(): boolean {
  const { key } = useLocation();
  const [query] = useSearchParams();
  const navigation = useNavigationType();
  if (query.size === 0) return false;
  return navigation !== 'POP' || isAsking() || (key === FIRST_PAGE && isFreshVisit());
}
