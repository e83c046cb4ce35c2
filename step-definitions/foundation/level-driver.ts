/** What runs a scenario: the rule book alone, a started server, or a browser. */
export type Level = 'rules' | 'api' | 'browser';

const ADVICE: Record<Level, string> = {
  rules: 'Tag the scenario @api-only or @browser-only.',
  api: 'Take the tag @api or @api-only from the scenario.',
  browser: 'Take the tag @browser or @browser-only from the scenario.',
};

/**
 * The class that the driver of a noun extends at a level: it overrides the actions that the level can do, and `atLevel` refuses the rest.
 * @example class RulesLawDriver extends levelDriver<LawDriver>() { ... }
 */
export const levelDriver = <Driver extends object>() => class LevelDriver {} as new () => Driver;

/**
 * The same for a driver that is made of nothing but what the scenario is about at its level.
 * @example class ApiAttachmentsDriver extends scenarioDriver<AttachmentsDriver, ApiScenarioContext>() { ... }
 */
export const scenarioDriver = <Driver extends object, Context>() =>
  class ScenarioDriver {
    constructor(readonly context: Context) {}
  } as new (context: Context) => Driver & { readonly context: Context };

const refusals = new WeakSet<object>();

/** Whether an action of a driver is one that its level cannot carry out. */
export const isBeyondLevel = (action: object): boolean => refusals.has(action);

/**
 * The drivers of a level as the wordings ask them: what the level cannot do fails with the tag that is wrong.
 * @param drivers by noun; one about which the level can do nothing is left out
 */
export const atLevel = <Drivers extends object>(level: Level, drivers: Partial<Drivers>): Drivers => {
  const refuse = (noun: string, name: string) => {
    const refusal = () => {
      throw new Error(`The ${level} level cannot do this: ${noun}.${name}. ${ADVICE[level]}`);
    };
    refusals.add(refusal);
    return refusal;
  };
  return new Proxy(drivers, {
    get: (_, noun: keyof Drivers & string) =>
      new Proxy(drivers[noun] ?? {}, {
        get: (driver, name: string) => {
          const action: unknown = Reflect.get(driver, name);
          return typeof action === 'function' ? (action.bind(driver) as unknown) : refuse(noun, name);
        },
      }),
  }) as Drivers;
};
