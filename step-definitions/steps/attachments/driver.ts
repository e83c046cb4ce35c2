import type { Attachment, YesNo } from '#rules';
import type { SampleFile } from './file-contents';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** A file that a filer attaches. */
export interface NamedFile {
  name: string;
  /** What the browser calls its kind. */
  type: string;
  /** Bytes. */
  size: number;
  isFile?: boolean;
  /** By default what its name says. */
  holds?: SampleFile;
}

/** Files that are attached to a filing. */
export interface AttachmentsDriver {
  setAttached(count: number, bytesInAll?: number): MaybePromise<void>;
  limitCount(count: number): MaybePromise<void>;
  /** No limit to how many files there are. */
  liftCountLimit(): MaybePromise<void>;
  limitTotalSize(megabytes: number): MaybePromise<void>;
  attach(files: NamedFile[]): MaybePromise<void>;
  problems(): MaybePromise<string[]>;
  attachedNames(): MaybePromise<string[]>;
  remove(name: string): MaybePromise<void>;
  canAddFile(): MaybePromise<boolean>;
  /** Whether the filing says that something is attached. */
  attachedAmendmentsAnswer(): MaybePromise<YesNo>;
  /** What the filer reads above the files. */
  instruction(): MaybePromise<string>;
  /** Adds files that the registry has kept to a list of the form. */
  addToField(field: string, files: Attachment[]): MaybePromise<void>;
}
