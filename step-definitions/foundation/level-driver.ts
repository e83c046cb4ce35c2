/** What runs a scenario: the rule book alone, a started server, or a browser. */
export type Level = 'rules' | 'api' | 'browser';

/** For each action of a driver what it does, as it reads after "The browser level cannot". */
export type DriverActions<Driver> = Readonly<Record<keyof Driver, string>>;

const ADVICE: Record<Level, string> = {
  rules: 'Tag the scenario @api-only or @browser-only.',
  api: 'Take the tag @api or @api-only from the scenario.',
  browser: 'Take the tag @browser or @browser-only from the scenario.',
};

const beyondLevel = new WeakMap<object, string>();

/** Describes an action that its level cannot carry out; undefined for an action that the level can carry out. */
export const describeUnsupportedAction = (action: object): string | undefined => beyondLevel.get(action);

/**
 * The class that the driver of a noun extends at a level: it overrides the actions that the level can do, and each of the others fails
 * in the words of the business.
 * @example class ApiAttachmentsDriver extends levelDriver<AttachmentsDriver>('api', ATTACHMENTS_ACTIONS) { ... }
 */
export const levelDriver = <Driver extends object>(
  level: Level,
  actions: DriverActions<Driver>,
): new () => Driver => {
  class LevelDriver {}
  for (const [action, words] of Object.entries<string>(actions)) {
    const refuse = () => {
      throw new Error(`The ${level} level cannot ${words}. ${ADVICE[level]}`);
    };
    beyondLevel.set(refuse, words);
    Object.defineProperty(LevelDriver.prototype, action, { value: refuse });
  }
  return LevelDriver as new () => Driver;
};

/** A driver of a noun about which the level can do nothing at all. */
export const unsupportedDriver = <Driver extends object>(
  level: Level,
  actions: DriverActions<Driver>,
): Driver => new (levelDriver(level, actions))();
