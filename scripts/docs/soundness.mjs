import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Pages in as many shares as there are processors, each with about as much text as the others. */
function shares(pages) {
  const found = Array.from({ length: availableParallelism() }, () => ({ size: 0, pages: [] }));
  for (const page of pages.toSorted((one, other) => other.text.length - one.text.length)) {
    const smallest = found.reduce((one, other) => (other.size < one.size ? other : one));
    smallest.pages.push(page);
    smallest.size += page.text.length;
  }
  return found.map((share) => share.pages).filter((each) => each.length > 0);
}

const faultsOfShare = (pages) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./markup-worker.mjs', import.meta.url), { workerData: pages });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The check of the markup ended without an answer.')));
  });

/** What html-validate finds in the pages, each with its place: checking takes most of the time of the docs, so every processor takes part. */
export const markupFaults = async (pages) =>
  (await Promise.all(shares(pages).map(faultsOfShare))).flat().sort();

/** Links within the pages that lead to no page, or to no element of it. */
export function brokenLinks(pages) {
  const known = new Map(
    pages.map(({ path, text }) => [path, new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))]),
  );
  return pages.flatMap(({ path, text }) =>
    [...text.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].flatMap(([, target]) => {
      const [file, anchor] = target.split('#');
      const ids = known.get(file ? join(dirname(path), file) : path);
      return ids && (!anchor || ids.has(anchor)) ? [] : [`${path}: leads nowhere: ${target}`];
    }),
  );
}
