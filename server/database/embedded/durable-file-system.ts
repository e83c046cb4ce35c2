import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EmscriptenOptions = NonNullable<Parameters<NodeFS['init']>[1]>;

interface OpenFile {
  /** The file's descriptor; a directory has none. */
  nfd?: number;
  node: object;
}

/** The part of Emscripten's NODEFS that is used here; its own types do not know it. */
interface NodeFileSystem {
  NODEFS: {
    realPath(node: object): string;
    stream_ops: { fsync?: (file: OpenFile) => number };
  };
}

/** Writes through to the disk when PostgreSQL asks for it; Emscripten's file system leaves that out. */
export class DurableFileSystem extends NodeFS {
  override async init(pg: PGlite, options: EmscriptenOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), addFsync] as EmscriptenOptions['preRun'];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function addFsync(module: unknown): void {
  const { NODEFS } = module as NodeFileSystem;
  NODEFS.stream_ops.fsync = (file) => {
    if (file.nfd !== undefined) fsyncSync(file.nfd);
    else syncDirectory(NODEFS.realPath(file.node));
    return 0;
  };
}

function syncDirectory(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
