import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../project-root';
import { testServer } from '../../testing/test-server';

const server = testServer();
const isBuilt = existsSync(join(PROJECT_ROOT, 'dist/client/index.html'));
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

test.each(['/login', '/wp-admin/setup.php', '/assets/missing.js'])(
  'outside of the portal a browser is shown that there is no page: %s',
  async (url) => {
    const { statusCode, headers } = await server.app.inject({ url, headers: { accept: BROWSER } });
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toMatch(isBuilt ? /^text\/html/ : /^text\/plain/);
    expect(headers['cache-control']).toBe('no-store');
  },
);

test.each([
  { url: '/login', headers: { accept: '*/*' } },
  { url: '/login', headers: { accept: BROWSER }, method: 'POST' as const },
])('a program is told in a line', async (request) => {
  const { statusCode, headers, body } = await server.app.inject(request);
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(body).toBe('There is no page at this address.');
});

test.each([
  ['/business/no/such/page', 404],
  ['/business/help/nothing', 404],
  ['/business/filing/nothing/intro', 404],
  ['/business/nopage', 404],
  ['/business', 200],
  ['/business/help/questions', 200],
  ['/business/filing/llc/intro', 200],
  ['/business/admin/worklist', 200],
  // The query string is not part of the address.
  ['/business?back=/a/', 200],
])('in the portal, %s is answered %i', async (url, expected) => {
  const { statusCode } = await server.app.inject({ url, headers: { accept: BROWSER } });
  // 503 where the application is not built.
  expect(statusCode).toBe(isBuilt ? expected : 503);
});

test.each([
  ['/business/', '/business'],
  ['/business/search//?name=aspen/', '/business/search?name=aspen/'],
])('a page has one address: %s', async (url, address) => {
  const { statusCode, headers } = await server.app.inject({ url, headers: { accept: BROWSER } });
  expect({ statusCode, address: headers.location }).toEqual({ statusCode: 301, address });
});
