/** The contract's generated types; regenerate with `npm run generate`. */
export type { components, operations, paths } from './generated';
export type { components as openComponents, operations as openOperations } from './open-generated';
export type { BegunSession, RenderedPage, PageDescription, PagesBundle, CacheScope } from './rendered-pages';
