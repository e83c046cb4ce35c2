/**
 * Flags of Node for what runs many lines a few times each, as tests do: a function has to run long before it is optimized. The threads that
 * optimize took a fifth of the processor, and most of what they made was never used. No flag for a bench.
 */
export const BRIEF_CODE = ['--interrupt-budget=1500000'];
