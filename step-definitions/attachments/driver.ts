import type { Attachment, YesNo } from '#rules';
import type { Soon } from '../levels/maybe-promise';

/** A file that a filer attaches. */
export interface NamedFile {
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  isFile?: boolean;
  content?: 'plain' | 'pdf' | 'protected pdf';
}

/** Files that are attached to a filing. */
export interface FilesDriver {
  hold(count: number, bytesInAll?: number): Soon<void>;
  limitTo(count: number): Soon<void>;
  /** No limit to how many files there are. */
  liftLimit(): Soon<void>;
  limitSizeTo(megabytes: number): Soon<void>;
  attach(files: NamedFile[]): Soon<void>;
  problems(): Soon<string[]>;
  names(): Soon<string[]>;
  remove(name: string): Soon<void>;
  canAdd(): Soon<boolean>;
  /** Whether the filing says that something is attached. */
  answer(): Soon<YesNo>;
  /** What the filer reads above the files. */
  instruction(): Soon<string>;
  /** Adds files that the registry has kept to a list of the form. */
  addTo(field: string, files: Attachment[]): Soon<void>;
}
