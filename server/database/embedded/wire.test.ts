import { isCompleteRequest } from './wire';

const message = (type: string, body: string): Buffer => {
  const header = Buffer.alloc(5);
  header.write(type);
  header.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([header, Buffer.from(body)]);
};

test.each([
  ['nothing', Buffer.alloc(0), false],
  ['a query', message('Q', 'select 1\0'), true],
  ['a query that is cut short', message('Q', 'select 1\0').subarray(0, 8), false],
  ['a header that is cut short', Buffer.from('Q\0'), false],
  ['a parse without a sync', message('P', 'select 1'), false],
  ['a parse with a sync', Buffer.concat([message('P', 'select 1'), message('S', '')]), true],
  [
    'two queries, the second cut short',
    Buffer.concat([message('Q', 'a'), message('Q', 'b').subarray(0, 5)]),
    false,
  ],
  ['the packet that opens a connection', Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]), true],
])('%s', (_name, bytes, expected) => {
  expect(isCompleteRequest(bytes)).toBe(expected);
});
