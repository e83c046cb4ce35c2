const UNITS = ['bytes', 'kB', 'MB', 'GB'];
const STEP = 1_000;

/**
 * A size with its unit, of which one place behind the point is told.
 * @example sizeOf(96_511) // '96.5 kB'
 */
export function sizeOf(bytes: number): string {
  const unit = Math.min(bytes < STEP ? 0 : Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const size = bytes / STEP ** unit;
  return `${unit === 0 ? bytes : size.toFixed(1)} ${UNITS[unit]}`;
}
