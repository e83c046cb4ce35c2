import fc from 'fast-check';
import { FILING_TYPES, returnTarget, isSafeReturnUrl } from '#rules';
import { completeFiling } from '../../step-definitions/samples/filing';
import { holds } from './runs';
import { anyText } from './texts';

const ORIGIN = 'https://portal.example.gov';
const ALLOWED = ['https://www.example.gov/biz', 'http://localhost:8080'];
const allowedOrigins = ['https://www.example.gov', 'http://localhost:8080', ORIGIN];

const piece = fc.constantFrom(
  '/business',
  '/business/filing/llc',
  'https://www.example.gov/biz',
  'https://www.example.gov',
  'http://localhost:8080',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\t//evil.example',
  '@evil.example',
  '.evil.example',
  ':80@evil.example',
  '/..',
  '/%2e%2e/',
  '?next=//evil.example',
  '#x',
  'javascript:alert(1)',
  'data:text/html,x',
  '\\',
  '/',
  '\n',
  ' ',
);
const address = fc.oneof(
  fc
    .array(fc.oneof({ arbitrary: piece, weight: 4 }, { arbitrary: anyText, weight: 1 }), { maxLength: 4 })
    .map((parts) => parts.join('')),
  fc.webUrl(),
  anyText,
);

/** The page that a browser on the portal opens for an address; null for one that it cannot read. */
const destination = (text: string): URL | null => (URL.canParse(text, ORIGIN) ? new URL(text, ORIGIN) : null);

describe('returning from the registered-agent wizard', () => {
  test('never leads to a foreign origin, nor out of the application', () => {
    holds(
      fc.property(address, (text) => {
        if (!isSafeReturnUrl(text, ALLOWED)) return;
        const url = destination(text);
        expect(allowedOrigins).toContain(url?.origin);
        if (url?.origin === ORIGIN) expect(url.pathname).toMatch(/^\/business(\/|$)/);
        if (url?.origin === 'https://www.example.gov') expect(url.pathname).toMatch(/^\/biz(\/|$)/);
      }),
      1000,
    );
  });

  test('always leads somewhere, whatever the registry answers', () => {
    const agent = completeFiling('k', 'Cedar Bluff LLC').registeredAgentValues;
    holds(
      fc.property(address, fc.constantFrom(...FILING_TYPES, '' as const), (text, filingType) => {
        const place = returnTarget(agent, filingType, text, ALLOWED);
        if (!('address' in place)) return;
        expect(allowedOrigins).toContain(destination(place.address)?.origin);
      }),
    );
  });

  test('takes nothing when the list holds nothing that is an address', () => {
    holds(
      fc.property(address, anyText, (text, base) => {
        const isAddress = /^https?:\/\/[^/]/i.test(base);
        if (!isAddress && isSafeReturnUrl(text, [base])) expect(destination(text)?.origin).toBe(ORIGIN);
      }),
    );
  });
});
