import { testServer } from '../../testing/test-server';

const server = testServer();

const UNREADABLE = ['/business/%zz', '/business/search/%E0%A4%A', '/business/certificate/%00', '/pay/%'];
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

test.each(UNREADABLE)('%s is the page of no address', async (url) => {
  const { statusCode, headers } = await server.app.inject({ url, headers: { accept: BROWSER } });
  // 503 where the application is not built.
  expect([404, 503]).toContain(statusCode);
  expect(headers['content-type']).toMatch(statusCode === 404 ? /^text\/html/ : /^text\/plain/);
  expect(headers).toHaveProperty('content-security-policy');
});

test.each([...UNREADABLE, '/business-api/%zz'])('%s is malformed for a program', async (url) => {
  const { statusCode, headers } = await server.app.inject({ url, headers: { accept: 'application/json' } });
  expect(statusCode).toBe(400);
  expect(headers['content-type']).toMatch(/json/);
});

test('a service has no page for a browser either', async () => {
  const answer = await server.app.inject({ url: '/business-api/%zz', headers: { accept: BROWSER } });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toMatch(/json/);
});

test('a page whose address can be read is opened', async () => {
  const { statusCode } = await server.app.inject({
    url: '/business/down/%C3%A9',
    headers: { accept: BROWSER },
  });
  expect([200, 503]).toContain(statusCode);
});
