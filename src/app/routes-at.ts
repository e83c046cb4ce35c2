import type { RouteObject } from 'react-router-dom';

/** A path that reads as it is written: nothing in it is encoded, empty, or a step upward. */
const PLAIN = /^(?:\/[\w-]+)+$/;

const mayMatch =
  (segment: string) =>
  ({ path = '' }: RouteObject): boolean => {
    const [first = ''] = path.replace(/^\//, '').split('/');
    return first === '' || /^[:*]/.test(first) || first.toLowerCase() === segment.toLowerCase();
  };

/**
 * The routes that a path may have, by its first two parts: the router compiles and ranks all that it is given each time that it looks for
 * one. Of a path that is not plain these are all.
 */
export function routesAt(path: string, routes: RouteObject[]): RouteObject[] {
  if (!PLAIN.test(path)) return routes;
  const [, base = '', section = ''] = path.split('/');
  return routes
    .filter(mayMatch(base))
    .map((route) =>
      route.children ? { ...route, children: route.children.filter(mayMatch(section)) } : route,
    );
}
