import type { components } from '#api';

type Snapshot = components['schemas']['OpenSnapshot'];

const POSITION = 1204;

/** A snapshot of the mock registry; its files cannot be loaded. */
export const sampleSnapshot = (): Snapshot => ({
  position: POSITION,
  at: '2026-11-20T07:00:02.000Z',
  entities: 512,
  files: (
    [
      ['ndjson', 183_204, '5e'],
      ['csv', 96_511, 'c0'],
      ['parquet', 104_870, 'a7'],
    ] as const
  ).map(([format, bytes, digits]) => ({
    format,
    bytes,
    sha256: digits.repeat(32),
    address: `/open-api/v1/snapshots/${POSITION}/${format}`,
  })),
});
