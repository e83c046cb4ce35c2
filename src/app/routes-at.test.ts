import { matchRoutes, type RouteObject } from 'react-router-dom';
import { createPages } from './routes';
import { routesAt } from './routes-at';

const { routes } = createPages({
  startArea: () => Promise.resolve(),
  runSaga: () => {
    throw new Error('Nothing runs here');
  },
});

const matched = (path: string, among: RouteObject[]) =>
  matchRoutes(among, path)?.map(({ route, params }) => [route.path, params]);

test.each([
  '/',
  '/business',
  '/business/',
  '/Business/SEARCH',
  '/business/search/20101000001/summary',
  '/business/filing',
  '/business/filing/showstate',
  '/business/filing/llc/intro',
  '/business/admin/pendingreview/1/2',
  '/business/certificate',
  '/business/nowhere',
  '/business/%73earch',
  '/business//search',
  '/nowhere/search',
  '/business/filing/../search',
])('%s leads where it leads among all routes', (path) => {
  expect(matched(path, routesAt(path, routes))).toEqual(matched(path, routes));
});

test('few routes are ranked for a page', () => {
  const [base] = routesAt('/business/search/20101000001', routes);
  expect(base?.children?.map(({ path }) => path)).toEqual([undefined, 'search/:id?/:type?/*']);
});
