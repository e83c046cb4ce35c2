import { clampPage, pagerWindow } from './pager-window';

describe('window of a pager', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 30, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [12, 30, [7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
    [30, 30, [21, 22, 23, 24, 25, 26, 27, 28, 29, 30]],
    [5, 11, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [11, 11, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    [1, 0, []],
  ])('page %d of %d', (page, pageCount, expected) => {
    expect(pagerWindow(page, pageCount)).toEqual(expected);
  });

  it('keeps a page inside what there is', () => {
    expect([clampPage(0, 5), clampPage(9, 5), clampPage(3, 5), clampPage(1, 0)]).toEqual([1, 5, 3, 1]);
  });
});
