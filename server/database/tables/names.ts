import type { JSONColumnType } from 'kysely';
import type { PlainAddress } from './plain-address';

/** Who holds a name: an entity on record (or pending its delayed effect), or a filing whose payment is under way. */
export type HolderKind = 'entity' | 'filing';

/**
 * A name in use, one row a key: the primary key is what makes it impossible that two people get the same name.
 */
export interface NameHoldingTable {
  name_key: string;
  /** Names that share it are close to each other; many may. */
  close_key: string;
  name: string;
  holder_kind: HolderKind;
  /** Entity ID, or the filing's reference. */
  holder_id: string;
  /** Null holds for good; a filing's holding expires and may then be taken over. */
  expires_at: Date | null;
}

/** A name reserved by statement for an owner, who alone may allow its use. */
export interface ReservedNameTable {
  name_key: string;
  name: string;
  owner_name: string;
  owner_address: JSONColumnType<PlainAddress>;
  expires_at: Date;
}

/** A word that some name has or had; the database adds it. */
export interface NameWordTable {
  word: string;
}

/** A name that an entity had before; the database adds it. */
export interface FormerNameTable {
  entity_id: string;
  name: string;
}

export interface NameTables {
  former_name: FormerNameTable;
  name_word: NameWordTable;
  name_holding: NameHoldingTable;
  reserved_name: ReservedNameTable;
  /** Names that got on record under the former rule and are not distinguishable from one in `name_holding`. */
  contested_name: NameHoldingTable;
  contested_reservation: ReservedNameTable;
}
