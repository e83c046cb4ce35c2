import type { EntityType } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** Dissolutions of entities of the sample registry, from their beginning to what they leave on record. */
export interface DissolutionsDriver {
  /** An entity of this type that is to be dissolved. */
  setEntity(entityType: EntityType): MaybePromise<void>;
  /** Enters every step up to the card page. */
  enterFiling(): MaybePromise<void>;
  /** Files and pays the dissolution. */
  file(): MaybePromise<void>;
  /** Name and status that the public record shows. */
  onRecord(): MaybePromise<{ name: string; status: string }>;
  /** Whether others can have the name that the entity had before. */
  isNameAvailable(): MaybePromise<boolean>;
  /** The name that the entity had before. */
  formerName(): string;
}
