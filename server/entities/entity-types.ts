/** The properties of a type of entity. */
interface EntityTypeRow {
  description: string;
  /** Formed under Colorado law. */
  isDomestic: boolean;
  /** A trade name or a trademark is no person and cannot serve as a registered agent. */
  isMark: boolean;
}

const domestic = (description: string): EntityTypeRow => ({ description, isDomestic: true, isMark: false });
const foreign = (description: string): EntityTypeRow => ({ description, isDomestic: false, isMark: false });
const mark = (description: string): EntityTypeRow => ({ description, isDomestic: true, isMark: true });

/** Types of what is on record; this portal files for the first five. */
export const REGISTRY_ENTITY_TYPES = {
  DLLC: domestic('Limited Liability Company'),
  DPC: domestic('Corporation'),
  DNC: domestic('Nonprofit Corporation'),
  DC55: domestic('Article 55 Cooperative Association'),
  DC56: domestic('Article 56 Cooperative'),
  DLP: domestic('Limited Partnership'),
  FLLC: foreign('Foreign Limited Liability Company'),
  FPC: foreign('Foreign Corporation'),
  FNC: foreign('Foreign Nonprofit Corporation'),
  TRDNM: mark('Trade Name'),
  TRDMK: mark('Trademark'),
} satisfies Record<string, EntityTypeRow>;

export type RegistryEntityType = keyof typeof REGISTRY_ENTITY_TYPES;

const isType = (code: string): code is RegistryEntityType => Object.hasOwn(REGISTRY_ENTITY_TYPES, code);

const rowOf = (code: string): EntityTypeRow | undefined =>
  isType(code) ? REGISTRY_ENTITY_TYPES[code] : undefined;

/** The type in words; the code itself for one that is not known. */
export const entityTypeDescription = (code: string): string => rowOf(code)?.description ?? code;

/** Whether a type of entity can serve as a registered agent at all. */
export const canBeAgent = (code: string): boolean => rowOf(code)?.isMark === false;
