import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import type { RenderedPage, PagesBundle } from '#api';
import type { Language } from '#rules';
import { PROJECT_ROOT } from '../project-root';

/** The build's file of each module, and the imports of each file. */
interface ModuleChunks {
  modules: Readonly<Record<string, string>>;
  imports: Readonly<Record<string, readonly string[]>>;
}

declare global {
  /** Noted by the application on the server: the modules that it asks for while a page is opened. */
  var importedModules: Set<string> | undefined;
}

const CLIENT = join(PROJECT_ROOT, 'dist/client');
const BUNDLE = join(PROJECT_ROOT, 'dist/server/pages.js');

/** The built page around every page of the portal; undefined where the application is not built. */
export const readShell = (): string | undefined => {
  const path = join(CLIENT, 'index.html');
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

/** A page's own part: what it looks like before any script has run, and the files that it will fetch. */
export interface PageMarkup extends RenderedPage {
  /** Addresses of scripts, in the order in which they are asked for. */
  scripts: string[];
}

type Ask = Parameters<PagesBundle['openPage']>[3];

export interface BuiltPages extends Pick<PagesBundle, 'describePage' | 'beginSession' | 'renderPage'> {
  open(path: string, search: string, language: Language, ask: Ask): Promise<PageMarkup>;
}

/** Loads the application's build for the server; undefined where there is none. */
export function loadBuiltPages(): BuiltPages | undefined {
  if (!existsSync(BUNDLE)) return undefined;
  const { pagesBundle } = createRequire(__filename)(BUNDLE) as { pagesBundle: PagesBundle };
  const chunks = JSON.parse(readFileSync(join(CLIENT, '.vite/module-chunks.json'), 'utf8')) as ModuleChunks;

  const scriptsOf = (modules: Iterable<string>): string[] => {
    const files = new Set<string>();
    const add = (file: string): void => {
      if (files.has(file)) return;
      files.add(file);
      chunks.imports[file]?.forEach(add);
    };
    for (const module of modules) {
      const file = chunks.modules[module];
      if (file !== undefined) add(file);
    }
    return [...files].map((file) => `/${file}`);
  };

  // Imports are recorded for one page only if no two pages are opened at the same time; the same holds for the language of its texts.
  let last: Promise<unknown> = Promise.resolve();
  const alone = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const openNoting = async (...page: Parameters<PagesBundle['openPage']>): Promise<PageMarkup> => {
    const modules = (globalThis.importedModules = new Set<string>());
    try {
      return { ...(await pagesBundle.openPage(...page)), scripts: scriptsOf(modules) };
    } finally {
      globalThis.importedModules = undefined;
    }
  };
  return {
    ...pagesBundle,
    open: (...page) => alone(() => openNoting(...page)),
    beginSession: (ask) => alone(() => pagesBundle.beginSession(ask)),
    renderPage: (...page) => alone(() => pagesBundle.renderPage(...page)),
  };
}
