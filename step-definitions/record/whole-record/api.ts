import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { openComponents } from '#api';
import { parquetReadObjects } from 'hyparquet';
import type * as Mirror from '../../../server/testing/snapshot-mirror';
import { scenarioDriver } from '../../foundation/level-driver';
import type { ApiScenarioContext } from '../../scenario/context/api';
import { awaitSnapshot, snapshotsOf, type Snapshot } from '../open-record/files';
import type { HashedFile, WholeRecordDriver } from './driver';

/** Loaded where it is needed: features run on the rule book alone also where no server is. */
const mirror = () => createRequire(__filename)('../../../server/testing/snapshot-mirror') as typeof Mirror;

type Change = openComponents['schemas']['Change'];

/** After it the office has another day, whatever the hour of the test. */
const NIGHT_MILLISECONDS = 86_400_000;
/** Records of a part of each file. */
const PART = 5_000;

/** A snapshot with its files. */
interface Loaded {
  snapshot: Snapshot;
  files: Map<string, Buffer>;
}

async function formatsWith(text: string, files: Loaded['files'] = new Map()): Promise<string[]> {
  const formats: string[] = [];
  for (const [format, bytes] of files) {
    const contents =
      format === 'parquet'
        ? JSON.stringify(await parquetReadObjects({ file: new Uint8Array(bytes).buffer }))
        : gunzipSync(bytes).toString('utf8');
    if (contents.includes(text)) formats.push(format);
  }
  return formats;
}

/** The files of the whole record of a started server. */
export class ApiWholeRecordDriver extends scenarioDriver<WholeRecordDriver, ApiScenarioContext>() {
  private before: Loaded | undefined;
  private last: Loaded | undefined;

  private get current(): Loaded {
    if (this.last === undefined) throw new Error('No files of the whole record were loaded.');
    return this.last;
  }

  private async load(isWanted: (snapshot: Snapshot) => boolean): Promise<void> {
    const snapshot = await awaitSnapshot(this.context, isWanted);
    const files = new Map<string, Buffer>();
    for (const { format, address } of snapshot.files) {
      const answer = await fetch(`${this.context.baseUrl}${address}`);
      if (!answer.ok) throw new Error(`The ${format} file is answered with ${answer.status}.`);
      files.set(format, Buffer.from(await answer.arrayBuffer()));
    }
    this.before = this.last;
    this.last = { snapshot, files };
  }

  /** Each night is later than the newest files, by whatever scenario they were made. */
  override async passNight(): Promise<void> {
    const [newest] = await snapshotsOf(this.context);
    const night = Math.max(Date.now(), newest ? Date.parse(newest.at) : 0) + NIGHT_MILLISECONDS;
    await this.context.atTime(night, () => this.load(({ at }) => Date.parse(at) >= night));
  }

  override told(): HashedFile[] {
    return this.current.snapshot.files.map(({ format, sha256 }) => ({ format, sha256 }));
  }

  override loaded(): HashedFile[] {
    return [...this.current.files].map(([format, bytes]) => ({ format, sha256: mirror().hashOf(bytes) }));
  }

  override positions(): [number, number] {
    return [this.before?.snapshot.position ?? 0, this.current.snapshot.position];
  }

  override async copied(): Promise<HashedFile[]> {
    const [from, to] = this.positions();
    const changes: Change[] = [];
    for (let after = from; after < to;) {
      const answer = await fetch(`${this.context.baseUrl}/open-api/v1/changes?after=${after}`);
      const lines = (await answer.text()).split('\n').filter((line) => line !== '');
      if (lines.length === 0) throw new Error(`The log ends before position ${to}.`);
      changes.push(...lines.map((line) => JSON.parse(line) as Change));
      after = changes.at(-1)?.position ?? to;
    }
    const lines = gunzipSync(this.before?.files.get('ndjson') ?? '').toString('utf8');
    const { filesOf, mirrored, recordsOf } = mirror();
    return filesOf(mirrored(recordsOf(lines), changes, to), to, PART);
  }

  override async formatsThatSay(text: string): Promise<{ before: string[]; after: string[] }> {
    return {
      before: await formatsWith(text, this.before?.files),
      after: await formatsWith(text, this.current.files),
    };
  }

  override async isGivenOutStill(): Promise<boolean> {
    const [file] = this.current.snapshot.files;
    return (await fetch(`${this.context.baseUrl}${file?.address}`)).ok;
  }
}
