/**
 * Flags of Node for short runs, such as tests, which run many lines a few times each: functions are optimized later. That takes 11 to 17 %
 * less processor time. Not for benches.
 */
export const SHORT_RUN_FLAGS = ['--interrupt-budget=1500000'];
