import type { SentAs } from './driver';

const CUT = 5;

/** What a request says of its sender, by a key that its holder has. */
const SENT: Readonly<Record<SentAs, (key: string) => string | undefined>> = {
  'not sent': () => undefined,
  live: (key) => `Bearer ${key}`,
  'taken back': (key) => `Bearer ${key}`,
  'cut short': (key) => `Bearer ${key.slice(0, -CUT)}`,
  'left empty': () => 'Bearer ',
  'never made': (key) => `Bearer ${key.slice(0, -CUT)}wrong`,
  'of a website': (key) => `Basic ${key}`,
};

export const authorizationOf = (sentAs: SentAs, key: string): string | undefined => SENT[sentAs](key);
