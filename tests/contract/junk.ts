const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** Malformed bodies, each with the status that it must be answered with. */
export const RAW_BODIES: readonly [what: string, payload: string | Buffer, status: number][] = [
  ['nothing', '', 400],
  ['half of it', '{"filing":{"a":', 400],
  ['a text', '"x"', 400],
  ['null', 'null', 400],
  ['deep nesting', deep(20_000), 400],
  ['deep nesting inside', `{"filing":${deep(20_000)}}`, 400],
  ['a poisoned prototype', '{"__proto__":{"isAdmin":true}}', 400],
  ['a poisoned constructor', '{"constructor":{"prototype":{"isAdmin":true}}}', 400],
  ['bytes that are not text', Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x7d]), 400],
  ['two values', '{}{}', 400],
  ['a comment', '{/* */}', 400],
  ['a number without end', `{"filing":${'9'.repeat(10_000)}}`, 400],
  [
    'many properties',
    JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`p${n}`, n]))),
    400,
  ],
];

export const OTHER_TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/json-patch+json',
  'application/octet-stream',
  'junk',
  '*/*',
];

export const OTHER_METHODS = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'GET', 'POST'] as const;
export const JUNK_QUERIES = [
  '?%',
  '?%zz=%',
  '?a[b]=1&a[__proto__]=2',
  '?__proto__=1',
  '?constructor[prototype]=1',
  '?&&==&=',
  '?%00=%00',
  '?a=%ff%fe',
];
export const JUNK_HEADERS = [
  { accept: 'x'.repeat(5000) },
  { 'accept-encoding': 'gzip;q=9,br;;,*;q=0' },
  { host: 'evil.example' },
  { 'x-forwarded-for': "1.2.3.4, ' or 1=1" },
  { 'x-forwarded-host': 'evil.example' },
  { 'content-length': '999999' },
  { expect: '100-continue' },
  { cookie: '__proto__=1; a=%' },
  { authorization: 'Bearer x.y.z' },
  { 'x-http-method-override': 'DELETE' },
  { origin: 'null' },
  { range: 'bytes=-1' },
  { 'if-none-match': '*' },
];

export const JUNK_ADDRESSES = [
  '/%',
  '/%zz',
  '/%00',
  '/business/%',
  '/business-api/entity/%/good-standing/details',
  '/business-api/entity/%00/good-standing/details',
  '/business-api/entity/search/%ff/details',
  '/business-api/entity/search/%2e%2e%2f/details',
  `/business-api/entity/search/${'x'.repeat(9000)}/details`,
  '/business-api/../package.json',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/../../server/main.js',
  '/assets/%00',
  '/.vite/manifest.json',
  '/.git/config',
  '//evil.example',
  '//evil.example/%2e%2e',
  '/\\evil.example',
  '/business-api/nothing',
  '/pay/none',
  '/pay/%00',
  '/pay/__proto__',
  `/pay/${'x'.repeat(300)}`,
];
