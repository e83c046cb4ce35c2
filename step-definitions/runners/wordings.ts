import type { Page } from '@playwright/test';
import { PHRASES } from '../levels/all-wordings';
import { apiDriver } from '../levels/api';
import { browserDriver } from '../levels/browser';
import type { Level } from '../foundation/level-driver';
import { isBeyondLevel } from '../foundation/level-driver';
import { rulesDriver } from '../levels/rules';
import { actionAskedBy } from '../foundation/answers';
import type { DefineStep } from '../foundation/phrases';
import type { FilingDriver } from '../levels/filing-driver';

/** A sentence of the phrase book. */
export interface Wording {
  keyword: 'Given' | 'When' | 'Then';
  wording: string;
  /** The levels at which it works. */
  levels: readonly Level[];
}

const LEVELS = ['rules', 'api', 'browser'] as const satisfies readonly Level[];

type Drivers = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** Takes the place of a browser's page that nobody looks at: every property and call answers with itself. */
const nowhere: Page = new Proxy(function nothing() {} as unknown as Page, {
  get: (_, name) => (name === 'then' ? undefined : nowhere),
});

/** The drivers of each level, made only to be asked what they can do. */
const driversOf: Record<Level, () => object> = {
  rules: rulesDriver,
  api: () => apiDriver('http://localhost'),
  browser: () => browserDriver(nowhere, 'http://localhost'),
};

/** The actions that a step asks of its drivers, as it is written: `({ names }, name) => names.check(name)`. */
const actionsWrittenIn = (step: string): { noun: string; action: string }[] => {
  const [, drivers = ''] = /^(?:async )?\(\{([\w\s,]+)\}/.exec(step) ?? [];
  return drivers.split(',').flatMap((name) => {
    const noun = name.trim();
    const actions = step.matchAll(new RegExp(`\\b${noun}\\.(\\w+)`, 'g'));
    return [...actions].map(([, action = '']) => ({ noun, action }));
  });
};

const works = (drivers: Drivers, step: object): boolean => {
  const question = actionAskedBy(step);
  const actions = question ? [question] : actionsWrittenIn(String(step));
  return actions.every(({ noun, action }) => {
    const driverAction = drivers[noun]?.[action];
    return !driverAction || !isBeyondLevel(driverAction);
  });
};

/** Every wording of the phrase book, with the levels at which it works. */
export const knownWordings = (): Wording[] => {
  const drivers = Object.fromEntries(LEVELS.map((level) => [level, driversOf[level]()])) as Record<
    Level,
    Drivers
  >;
  const heard: Wording[] = [];
  const listen =
    (keyword: Wording['keyword']): DefineStep<FilingDriver> =>
    (wording, step) =>
      heard.push({ keyword, wording, levels: LEVELS.filter((level) => works(drivers[level], step)) });
  PHRASES.forEach((phrases) =>
    phrases({ Given: listen('Given'), When: listen('When'), Then: listen('Then') }),
  );
  return heard;
};
