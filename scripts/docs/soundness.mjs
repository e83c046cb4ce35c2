import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

const WORKER = new URL('./markup-worker.mjs', import.meta.url);

/** A worker that checks pages one after the other, and reports its findings at the end. */
function startWorker() {
  const worker = new Worker(WORKER);
  const faults = new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The check of the markup ended without an answer.')));
  });
  // Who asks for the faults is told; until then a failure must not end the run.
  faults.catch(() => undefined);
  return { worker, faults, size: 0 };
}

/**
 * Starts to check markup by html-validate, which takes longer than to write the pages: on every processor, from the moment on at which a
 * page is there.
 */
export function startMarkupChecks() {
  const workers = Array.from({ length: availableParallelism() }, startWorker);
  return {
    /** Pages to check, largest first, so that the shares end together. */
    add(pages) {
      for (const page of pages.toSorted((one, other) => other.text.length - one.text.length)) {
        const free = workers.reduce((one, other) => (other.size < one.size ? other : one));
        free.size += page.text.length;
        free.worker.postMessage({ path: page.path, text: page.text });
      }
    },
    /** What was found in the pages, each with its place. */
    async faults() {
      for (const { worker } of workers) worker.postMessage('end');
      return (await Promise.all(workers.map(({ faults }) => faults))).flat().sort();
    },
  };
}

/** What html-validate finds in the pages, each with its place. */
export function markupFaults(pages) {
  const checks = startMarkupChecks();
  checks.add(pages);
  return checks.faults();
}

/**
 * Links within the pages that lead to no page, or to no element of it.
 * @param {{ path: string, text: string }[]} pages
 * @param {{ path: string, target: string }[]} others links that a script makes, and the page on which it does
 */
export function brokenLinks(pages, others = []) {
  const known = new Map(
    pages.map(({ path, text }) => [path, new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))]),
  );
  const inPages = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].map(([, target]) => ({ path, target })),
  );
  const leadsNowhere = ({ path, target }) => {
    if (target.startsWith('https://')) return false;
    const [file, anchor] = target.split('#');
    const ids = known.get(file ? join(dirname(path), file) : path);
    return !ids || (anchor && !ids.has(anchor));
  };
  return [...inPages, ...others]
    .filter(leadsNowhere)
    .map(({ path, target }) => `${path}: leads nowhere: ${target}`);
}
