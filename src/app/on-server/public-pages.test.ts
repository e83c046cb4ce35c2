import { createPages } from '../routes';
import { routesTo, cacheScope } from './public-pages';

const { routes } = createPages({
  startArea: () => Promise.resolve(),
  runSaga: () => {
    throw new Error('Nothing runs here');
  },
});

test.each([
  ['the start page', '/business', '', 'everyAddress'],
  ['help', '/business/help/questions', '', 'everyAddress'],
  ['no page', '/business/nopage', '?any', 'everyAddress'],
  ['a formation, whatever its link says', '/business/filing/llc/intro', '?name=Aspen', 'everyAddress'],
  ["what's next, in a browser that knows no filing", '/business/filing/llc/whatsnext', '', 'everyAddress'],
  ['the search', '/business/search', '', 'everyAddress'],
  ['a search for something', '/business/search', '?name=aspen', 'thisAddress'],
  ['a record', '/business/search/20101000001', '', 'thisAddress'],
  [
    'a record with what somebody came for',
    '/business/search/20101000001/summary',
    '?form=report',
    'thisAddress',
  ],
  ['a certificate', '/business/certificate/4F7K22QX90BDM3TA', '', 'thisAddress'],
  ['a name', '/business/name', '?name=Aspen&type=llc', 'thisAddress'],
  ['a receipt', '/business/filing/llc/receipt', '?refId=any', 'thisAddress'],
  ['a step of a filing', '/business/filing/llc/management', '', 'nobody'],
  ['the introduction of a filing on an entity', '/business/filing/report/reportintro', '', 'nobody'],
  ['a formation that names an entity', '/business/filing/llc/intro', '?entityId=20101000001', 'nobody'],
  ['staff', '/business/admin/worklist', '', 'nobody'],
])('%s', (_what, path, search, expected) => {
  expect(cacheScope(path, search)).toBe(expected);
});

test.each([
  '/business',
  '/business/',
  '/business/Search',
  '/business/search/20101000001/summary',
  '/business/help/questions',
  '/business/filing/llc',
  '/business/filing/llc/nothing',
  '/business/filing/unavailable',
  '/business/filing/devapphome',
  '/business/agent/agentnavredirect',
  '/business/admin/pendingreview/1/2',
  '/business/certificate',
])('%s is a page', (path) => {
  expect(routesTo(path, routes)).not.toBeNull();
});

test.each([
  '/login',
  '/business/nopage',
  '/business/no/such/page',
  '/business/help/nothing',
  '/business/help/toString',
  '/business/filing/nothing/intro',
  '/business/admin/nothing',
  '/business/search/%E0%A4%A',
])('%s is none', (path) => {
  expect(routesTo(path, routes)).toBeNull();
});
