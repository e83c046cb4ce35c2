/** What was asked for cannot be made, in words; nothing is written then. */
export class Refusal extends Error {}
