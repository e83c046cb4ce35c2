/**
 * Flags of Node 20 for short runs, such as tests, which run many lines a few times each: functions are optimized later. That takes 11 to 17 %
 * less processor time. Not for benches. Later versions of Node do not know them, and refuse to start.
 */
export const SHORT_RUN_FLAGS = process.versions.node.startsWith('20.') ? ['--interrupt-budget=1500000'] : [];
