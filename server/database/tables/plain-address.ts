import type { components } from '#api';

/** An address without what the verifier said of it, as the contract has it. */
export type PlainAddress = components['schemas']['PlainAddress'];
