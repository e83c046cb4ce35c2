import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/** The router's key of the first page of a visit. */
const FIRST_PAGE = 'default';

/** Whether the browser came to this document by a link or an address, and not by a reload, Back or Forward. */
export const isFreshVisit = (): boolean => {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  return visit !== undefined && 'type' in visit && visit.type === 'navigate';
};

/** Whether the open page was come to by a link that starts a filing: such links say in their query what is to begin. */
export function useStarts(): boolean {
  const { key } = useLocation();
  const [query] = useSearchParams();
  const navigation = useNavigationType();
  if (query.size === 0) return false;
  return navigation === 'POP' ? key === FIRST_PAGE && isFreshVisit() : true;
}
