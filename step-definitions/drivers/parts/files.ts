import type { Soon } from '../soon';

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
  attach(files: NamedFile[]): Soon<void>;
  problems(): Soon<string[]>;
  names(): Soon<string[]>;
  remove(name: string): Soon<void>;
  canAdd(): Soon<boolean>;
}
