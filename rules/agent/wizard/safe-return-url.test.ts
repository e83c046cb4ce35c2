import { isSafeReturnUrl } from './safe-return-url';

it.each([
  ['/business/filing/llc/registeredagent', true],
  ['https://www.example.gov/biz/page?id=1', true],
  ['https://www.example.gov/biz', true],
  ['https://www.example.gov/bizarre', false],
  ['https://www.example.gov.evil.test/biz', false],
  ['//evil.test/business', false],
  ['/\\evil.test', false],
  ['/businessevil', false],
  ['/business/../admin', false],
  ['javascript:alert(1)', false],
  ['', false],
])('returns to %j: %s', (address, isSafe) => {
  expect(isSafeReturnUrl(address, ['https://www.example.gov/biz'])).toBe(isSafe);
});

it.each([
  ['https://www.example.gov/biz/page', ['https://file.example.gov', 'https://www.example.gov/biz/'], true],
  ['https://www.example.gov/biz?id=1', ['https://www.example.gov/biz/'], true],
  ['https://www.example.gov/bizarre', ['https://www.example.gov/biz/'], false],
  ['http://localhost:8080/next', ['http://localhost:8080'], true],
  ['javascript:https://a.example/', ['javascript:https://a.example'], false],
  ['https://www.example.gov/next', [], false],
])('returns to %j with %j configured: %s', (address, allowed, isSafe) => {
  expect(isSafeReturnUrl(address, allowed)).toBe(isSafe);
});
