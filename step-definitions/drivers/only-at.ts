/**
 * A part of a driver of which the level can do only some: the rest fails with what to do about it.
 * @example onlyAt<PaymentDriver>('rules', 'payment', { stand, say, state, action })
 */
export const onlyAt = <Part extends object>(level: string, noun: string, can: Partial<Part>): Part =>
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
  }) as Part;
