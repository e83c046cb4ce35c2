/** The contract's generated types; regenerate with `npm run generate`. */
export type { components, operations, paths } from './generated';
export type { DrawnPage, PageAt, PagesBundle, SameFor } from './drawn-pages';
