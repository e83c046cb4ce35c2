import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

const WORKER = new URL('./markup-worker.mjs', import.meta.url);

/** A worker that checks pages one after the other, and in the end tells what it found. */
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

const digest = (text) => createHash('sha256').update(text).digest('base64');

/** Pages that were sound in an earlier run, by what they say and what checked them. */
class SoundPages {
  #file;
  #known;
  #now = new Set();
  #checkedBy;

  constructor(file) {
    this.#file = file;
    this.#known = new Set(file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);
    this.#checkedBy = file && digest(readFileSync(WORKER, 'utf8') + readFileSync('package.json', 'utf8'));
  }

  has({ path, text }) {
    if (!this.#file) return false;
    const key = digest(`${this.#checkedBy}\n${path}\n${text}`);
    this.#now.add(key);
    return this.#known.has(key);
  }

  /** To be called when all of them were found sound. */
  remember() {
    if (!this.#file) return;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify([...this.#now]));
  }
}

/**
 * Starts to check markup by html-validate, which takes most of the time of the docs: on every processor, from the moment on at which a page is
 * there, and only what an earlier run has not found sound.
 * @param {string} [remembered] the file that remembers which pages were sound; without it every page is checked
 */
export function startMarkupChecks(remembered) {
  const workers = Array.from({ length: availableParallelism() }, startWorker);
  const sound = new SoundPages(remembered);
  return {
    /** Pages to check, largest first, so that the shares end together. */
    add(pages) {
      for (const page of pages.toSorted((one, other) => other.text.length - one.text.length)) {
        if (sound.has(page)) continue;
        const free = workers.reduce((one, other) => (other.size < one.size ? other : one));
        free.size += page.text.length;
        free.worker.postMessage({ path: page.path, text: page.text });
      }
    },
    /** What was found in the pages, each with its place. */
    async faults() {
      for (const { worker } of workers) worker.postMessage('end');
      const found = (await Promise.all(workers.map(({ faults }) => faults))).flat().sort();
      if (found.length === 0) sound.remember();
      return found;
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
