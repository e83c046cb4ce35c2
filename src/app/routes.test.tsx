import { matchRoutes } from 'react-router-dom';
import { createPages } from './routes';

const { routes } = createPages({ startArea: () => Promise.resolve(), runSaga: () => ({}) as never });

/** The last page drawn at an address; undefined without one. */
const pageAt = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.element;

it.each([
  '/',
  '/business',
  '/business/',
  '/business/filing',
  '/business/filing/',
  '/business/admin',
  '/business/nowhere',
  '/nowhere',
])('shows a page at %s', (address) => expect(pageAt(address)).toBeDefined());
