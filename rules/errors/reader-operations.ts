/** Operations that only pages of those who read the record ask, followers and developers. Their part of the catalog is one of its own, which filers never download. */
export const READER_OPERATIONS = [
  'followRecord',
  'confirmFollow',
  'following',
  'changeFollowing',
  'stopMessages',
  'openFiles',
  'askForOpenKey',
  'openKeyLink',
  'makeOpenKey',
  'takeBackOpenKey',
] as const;
export type ReaderOperation = (typeof READER_OPERATIONS)[number];

const OF_READERS: ReadonlySet<string> = new Set(READER_OPERATIONS);

export const isReaderOperation = (operation: string): operation is ReaderOperation =>
  OF_READERS.has(operation);
