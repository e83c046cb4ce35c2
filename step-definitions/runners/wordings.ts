import type { Page } from '@playwright/test';
import { PHRASES } from '../levels/all-wordings';
import { apiDriver } from '../levels/api';
import { browserDriver } from '../levels/browser';
import type { Level } from '../foundation/level-driver';
import { describeUnsupportedAction } from '../foundation/level-driver';
import { RulesDriver } from '../levels/rules';
import type { DefineStep } from '../foundation/phrases';
import type { FilingDriver } from '../levels/filing-driver';

/** A sentence of the phrase book. */
export interface Wording {
  keyword: 'Given' | 'When' | 'Then';
  wording: string;
  /** What a level cannot do of it, in words of the business; empty for a level at which the wording works. */
  beyond: Readonly<Record<Level, readonly string[]>>;
}

export const LEVELS = ['rules', 'api', 'browser'] as const satisfies readonly Level[];

type Drivers = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** Takes the place of a browser's page that nobody looks at: every property and call answers with itself. */
const nowhere: Page = new Proxy(function nothing() {} as unknown as Page, {
  get: (_, name) => (name === 'then' ? undefined : nowhere),
});

/** The drivers of each level, made only to be asked what they can do. */
const driversOf: Record<Level, () => object> = {
  rules: () => new RulesDriver(),
  api: () => apiDriver('http://localhost'),
  browser: () => browserDriver(nowhere, 'http://localhost'),
};

/** The actions that a step asks of its driver, as it is written: `this.driver.names.check(...)`, or by way of `const { names } = this.driver`. */
const actionsIn = (step: string): { noun: string; action: string }[] => {
  const direct = [...step.matchAll(/this\.driver\.(\w+)\.(\w+)/g)];
  const nouns = [...step.matchAll(/const \{([\w\s,]+)\} = this\.driver/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  const namedActions = nouns.flatMap((noun) => [...step.matchAll(new RegExp(`\\b(${noun})\\.(\\w+)`, 'g'))]);
  return [...direct, ...namedActions].map(([, noun = '', action = '']) => ({ noun, action }));
};

const beyond = (drivers: Drivers, step: string): string[] => {
  const words = actionsIn(step).flatMap(({ noun, action }) => {
    const driverAction = drivers[noun]?.[action];
    return driverAction ? (describeUnsupportedAction(driverAction) ?? []) : [];
  });
  return [...new Set(words)];
};

/** Every wording of the phrase book, with what each level cannot do of it. */
export const knownWordings = (): Wording[] => {
  const drivers = Object.fromEntries(LEVELS.map((level) => [level, driversOf[level]()])) as Record<
    Level,
    Drivers
  >;
  const heard: Wording[] = [];
  const listen =
    (keyword: Wording['keyword']): DefineStep<FilingDriver> =>
    (wording, step) =>
      heard.push({
        keyword,
        wording,
        beyond: {
          rules: beyond(drivers.rules, String(step)),
          api: beyond(drivers.api, String(step)),
          browser: beyond(drivers.browser, String(step)),
        },
      });
  PHRASES.forEach((phrases) =>
    phrases({ Given: listen('Given'), When: listen('When'), Then: listen('Then') }),
  );
  return heard;
};
