import { testServer } from '../../testing/test-server';

const server = testServer();

test('a language that is chosen is kept, and the page itself comes next', async () => {
  const { statusCode, headers } = await server.app.inject({ url: '/business/forms?language=es' });
  expect(statusCode).toBe(303);
  expect(headers.location).toBe('/business/forms');
  expect(headers['set-cookie']).toMatch(/^language=es; Path=\/; Max-Age=\d+; SameSite=Lax$/);
});

test('the rest of the query is kept', async () => {
  const { headers } = await server.app.inject({
    url: '/business/filing/amend/intro?entityId=1&language=es&a=b%20c',
  });
  expect(headers.location).toBe('/business/filing/amend/intro?entityId=1&a=b+c');
});

test.each(['fr', '', 'es%0d%0aset-cookie:x=y', '../es'])(
  'a language that is not offered chooses nothing: %s',
  async (code) => {
    const { statusCode, headers } = await server.app.inject({ url: `/business/forms?language=${code}` });
    expect(statusCode).not.toBe(303);
    expect(headers['set-cookie']).toBeUndefined();
  },
);

test('an address of another site is not led to', async () => {
  const { headers } = await server.app.inject({ url: '//evil.example/business?language=es' });
  expect(headers.location ?? '').not.toContain('evil.example');
});
