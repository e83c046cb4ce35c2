import { PAGER_WINDOW } from '../constants/limits';

/**
 * The page numbers that a pager offers: at most ten, the current one in the middle where there is room (W4-pager).
 * @param page from 1
 * @example pagerWindow(12, 30) // 7 to 16
 */
export const pagerWindow = (page: number, pageCount: number): number[] => {
  const size = Math.max(0, Math.min(PAGER_WINDOW, pageCount));
  const first = Math.max(1, Math.min(page - Math.floor(PAGER_WINDOW / 2), pageCount - size + 1));
  return Array.from({ length: size }, (_, place) => first + place);
};

/** The existing page nearest to the requested one. */
export const clampPage = (page: number, pageCount: number): number => Math.max(1, Math.min(page, pageCount));
