import { HttpFailure } from '../../failures/failure';
import { resolveReturnUrls } from './return-urls';

const own = 'http://localhost:8080';
const path = '/business/filing/llc/filingreview';
const given = { receiptUrl: `${own}/business/filing/llc/receipt`, backUrl: path, cancelUrl: path };

test('own addresses become absolute, and the receipt carries the reference', () => {
  expect(resolveReturnUrls(given, 'ref_1', own)).toEqual({
    receiptUrl: `${own}/business/filing/llc/receipt?refId=ref_1`,
    backUrl: own + path,
    cancelUrl: own + path,
  });
});

test('the machine may be called by another of its own names', () => {
  const loopback = { ...given, backUrl: `http://127.0.0.1:8080${path}` };
  expect(resolveReturnUrls(loopback, 'ref_1', own).backUrl).toBe(`http://127.0.0.1:8080${path}`);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  'javascript:alert(1)',
  'http://localhost:9999/',
  'http://user@localhost:8080/',
  'http://localhost:8080.evil.example/',
])('%s is refused, with its path', (backUrl) => {
  expect(() => resolveReturnUrls({ ...given, backUrl }, 'ref_1', own)).toThrow(HttpFailure);
});
