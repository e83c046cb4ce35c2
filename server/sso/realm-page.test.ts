import { PAYMENT_PAGE_STYLE } from '../payment-page/style';
import { REALM_POLICY } from './realm-page';

test('pages of the realm may load the font of the style sheet that they share with the card page', () => {
  const loaded = [...PAYMENT_PAGE_STYLE.matchAll(/url\(([^)]*)\)/g)].map(([, address = '']) => address);
  expect(loaded.filter((address) => address.startsWith('/') && address.endsWith('.woff2'))).toHaveLength(1);
  expect(REALM_POLICY.split('; ')).toContain("font-src 'self'");
});
