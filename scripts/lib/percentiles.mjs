/**
 * The figure that so many percent of the figures do not exceed, by nearest rank.
 * @param {readonly number[]} figures at least one
 * @param {number} percent
 * @returns {number}
 * @example percentile([1, 2, 3, 4], 50) // 2
 */
export function percentile(figures, percent) {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)];
}

/**
 * @param {readonly number[]} figures at least one
 * @returns {number}
 */
export const median = (figures) => percentile(figures, 50);
