import type { MaybePromise } from '../../foundation/maybe-promise';

/** A file of the whole record, and its hash. */
export interface HashedFile {
  format: string;
  sha256: string;
}

/** The files of the whole record, as whoever keeps a copy of it loads them. */
export interface WholeRecordDriver {
  /** The office's clock goes on by a night, and the files of the new day are loaded; then it goes back. */
  passNight(): MaybePromise<void>;
  /** What is told of the files that were loaded last. */
  told(): MaybePromise<HashedFile[]>;
  /** What the files that were loaded last are. */
  loaded(): MaybePromise<HashedFile[]>;
  /** The places of the log at which the files before and the last ones were made. */
  positions(): MaybePromise<[before: number, after: number]>;
  /** The files that a copy makes of the files before and the changes after them. */
  copied(): MaybePromise<HashedFile[]>;
  /** The formats whose files say a text: of the files before, and of the last ones. */
  formatsThatSay(text: string): MaybePromise<{ before: string[]; after: string[] }>;
  /** Whether files that were loaded before are given out. */
  isGivenOutStill(): MaybePromise<boolean>;
}
