/** The stored files: attachments of filers, and stamped documents. */
export type FileKind = 'attachments' | 'documents';

/** A store of objects outside of the database. */
export interface ObjectStore {
  /** How the keys of all objects of this registry begin. */
  prefix(): Promise<string>;
  has(key: string): Promise<boolean>;
  /** Removes an object; one that is not there is removed already. */
  remove(key: string): Promise<void>;
  /** The objects of this registry after a key, in the order of their keys, as many as the store likes. */
  list(after: string): Promise<{ objects: { key: string; savedAt: Date }[]; isLast: boolean }>;
}

/** Where the contents of one file lie, as its row says it: there, or in an object. */
export interface StoredContents {
  contents: Buffer | null;
  object_key: string | null;
  /** SHA-256 of what is in the object, in base64. */
  object_digest: string | null;
}

/**
 * The storage of files' contents. Each file's row says where its contents are, so that both storages may be in use after a change of
 * settings.
 */
export interface FileStorage {
  /**
   * Puts the contents of a new file where they are to lie, and answers with what its row has to say of it. The caller writes that row
   * afterwards: a row is never there without its contents, and contents without a row are swept.
   * @throws ProviderUnavailable when they are not kept, or not certainly
   */
  keep(kind: FileKind, contents: Buffer): Promise<StoredContents>;
  /**
   * The contents that a row names, complete and unchanged.
   * @throws ProviderUnavailable, also when they are gone
   */
  read(stored: StoredContents): Promise<Buffer>;
  /** Undefined where only the database keeps files. */
  objects?: ObjectStore;
}
