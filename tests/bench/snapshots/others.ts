import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { initialFiling } from '#rules';
import { registryAt } from '../../resilience/registry';

/** Filers who save, one save after the other with a pause for thought. */
const FILERS = 4;
const THOUGHT_MILLISECONDS = 100;
/** Lines of a page of changes, as it is given out unless a reader asks for fewer. */
const PAGE = 500;

/** What others wait for, in milliseconds. */
export interface Waits {
  saves: number[];
  pages: number[];
}

async function save(url: string): Promise<void> {
  const filing = initialFiling({ filingType: 'llc', submissionKey: randomUUID() });
  const { data, error } = await registryAt(url).POST('/business-api/file', { body: { filing } });
  if (data?.apiData.refId === undefined)
    throw new Error(`A save was answered with ${JSON.stringify(error)}.`);
}

/** Reads a page of changes at a place anywhere in a log of so many. */
export async function readChanges(url: string, changes: number): Promise<void> {
  const after = Math.floor(Math.random() * Math.max(1, changes - PAGE));
  const answer = await fetch(`${url}/open-api/v1/changes?after=${after}`);
  const lines = (await answer.text()).split('\n').length - 1;
  if (lines !== Math.min(PAGE, changes)) throw new Error(`A page of changes has ${lines} lines.`);
}

/** People who use a server until they are told to stop: filers who save, and a reader of changes at places anywhere in the log. */
export function others(url: string, changes: number): { since(): Waits; stop(): Promise<void> } {
  let waits: Waits = { saves: [], pages: [] };
  let isOver = false;
  const again = async (kind: keyof Waits, act: () => Promise<void>) => {
    while (!isOver) {
      const started = performance.now();
      await act();
      waits[kind].push(performance.now() - started);
      await pause(THOUGHT_MILLISECONDS);
    }
  };
  const running = Promise.all([
    ...Array.from({ length: FILERS }, () => again('saves', () => save(url))),
    again('pages', () => readChanges(url, changes)),
  ]);
  return {
    since() {
      const soFar = waits;
      waits = { saves: [], pages: [] };
      return soFar;
    },
    async stop() {
      isOver = true;
      await running;
    },
  };
}
