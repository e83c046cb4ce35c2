import { PAGER_PAGE_SIZE } from '../constants/limits';
import { clampPage, pagerWindow } from './pager-window';

/** What a pager offers. `previous` and `next` are page numbers, null where there is no such page. */
export interface Pager {
  page: number;
  pageCount: number;
  numbers: number[];
  previous: number | null;
  next: number | null;
}

/**
 * The pager of a list (W4-pager).
 * @param page from 1; the nearest page that there is, is shown
 * @param pageSize items on a page, twenty unless said otherwise
 */
export const pagerOf = (itemCount: number, page: number, pageSize: number = PAGER_PAGE_SIZE): Pager => {
  const pageCount = Math.ceil(itemCount / pageSize);
  const currentPage = clampPage(page, pageCount);
  return {
    page: currentPage,
    pageCount,
    numbers: pagerWindow(currentPage, pageCount),
    previous: currentPage > 1 ? currentPage - 1 : null,
    next: currentPage < pageCount ? currentPage + 1 : null,
  };
};
