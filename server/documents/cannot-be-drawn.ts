/** A document would say something else than it should: a face has no sign for one of the characters. */
export class CannotBeDrawn extends Error {
  constructor(readonly character: string) {
    super(`The character "${character}" cannot be drawn.`);
  }
}
