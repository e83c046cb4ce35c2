import type { FilingDriver } from './filing-driver';

type Part = Exclude<keyof FilingDriver, 'close'>;

/**
 * Parts of a driver of which the level can do only some: the rest fails with what to do about it.
 * @example const at = onlyAt('rules'); at('payment', new RulesPayment())
 */
export const onlyAt =
  (level: string) =>
  <Noun extends Part>(noun: Noun, can: Partial<FilingDriver[Noun]>): FilingDriver[Noun] =>
    new Proxy(can, {
      get(part, name) {
        const value: unknown = Reflect.get(part, name, part);
        if (value !== undefined) return typeof value === 'function' ? value.bind(part) : value;
        return () => {
          throw new Error(
            `At the ${level} level nothing is known of ${noun}.${String(name)}: give the scenario the tag of the level that does.`,
          );
        };
      },
    }) as FilingDriver[Noun];
