import { matchRoutes } from 'react-router-dom';
import { createPages } from './routes';

const { routes } = createPages({ startArea: () => Promise.resolve(), runSaga: () => ({}) as never });

/** What is drawn last at an address; undefined where nothing is. */
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
