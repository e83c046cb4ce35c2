import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

interface PageModule<Props> {
  default: ComponentType<Props>;
}

/** A page in a chunk of its own that can be fetched ahead of its use. */
export type LazyPage<Props = object> = LazyExoticComponent<ComponentType<Props>> & {
  preload(): Promise<PageModule<Props>>;
  /** What has been fetched already; undefined before that. */
  fetched(): PageModule<Props> | undefined;
};

/** React draws a module that has been fetched already at once, without showing a fallback first. */
const settled = <Props>(module: PageModule<Props>) =>
  ({ then: (take: (module: PageModule<Props>) => void) => take(module) }) as Promise<PageModule<Props>>;

/** As React's `lazy`, but once its chunk has been fetched the page is drawn at once. */
export function lazyPage<Props = object>(load: () => Promise<PageModule<Props>>): LazyPage<Props> {
  let loaded: PageModule<Props> | undefined;
  const preload = async () => (loaded = await load());
  return Object.assign(
    lazy(() => (loaded ? settled(loaded) : preload())),
    { preload, fetched: () => loaded },
  );
}
