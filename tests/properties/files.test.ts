import fc from 'fast-check';
import { ATTACHMENT_LIMITS, BYTES_PER_MEGABYTE, fileProblems } from '#rules';
import { holds } from './runs';
import { anyText } from './texts';

const MOST = ATTACHMENT_LIMITS.maxMegabytes * BYTES_PER_MEGABYTE;
const size = fc.oneof(
  fc.integer({ min: 0, max: MOST + 1 }),
  fc.constantFrom(
    0,
    1,
    MOST / 2,
    MOST / 2 + 1,
    MOST - 1,
    MOST,
    MOST + 1,
    -1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ),
);
const file = fc.record({
  name: fc.oneof(fc.constantFrom('a.pdf', 'b.TXT', 'c (1).tiff'), anyText),
  size,
});
/** Several uploads, one after the other. */
const uploads = fc.array(fc.array(file, { maxLength: 4 }), { maxLength: 6 });

describe('files that were accepted', () => {
  test('are never more, nor larger together, than the limits', () => {
    holds(
      fc.property(uploads, (chosen) => {
        const held: { size: number }[] = [];
        for (const files of chosen) {
          if (fileProblems(files, held, ATTACHMENT_LIMITS).length > 0) continue;
          held.push(...files);
          expect(held.reduce((sum, each) => sum + each.size, 0)).toBeLessThanOrEqual(MOST);
          expect(held.length).toBeLessThanOrEqual(ATTACHMENT_LIMITS.maxFiles ?? 0);
        }
      }),
      200,
    );
  });

  test('are not empty, and have names of plain characters', () => {
    holds(
      fc.property(file, (chosen) => {
        if (fileProblems([chosen], [], ATTACHMENT_LIMITS).length > 0) return;
        expect(chosen.size).toBeGreaterThan(0);
        expect(chosen.name).toMatch(/^[\w .()-]+\.[A-Za-z]+$/);
      }),
      200,
    );
  });

  test('would have been accepted with fewer files attached as well', () => {
    holds(
      fc.property(
        fc.array(file, { minLength: 1, maxLength: 3 }),
        fc.array(fc.record({ size: fc.nat(MOST) }), { maxLength: 5 }),
        (files, held) => {
          const isAccepted = fileProblems(files, held, ATTACHMENT_LIMITS).length === 0;
          if (isAccepted) expect(fileProblems(files, held.slice(1), ATTACHMENT_LIMITS)).toEqual([]);
        },
      ),
      200,
    );
  });
});
