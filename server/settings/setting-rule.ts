import type { Settings } from './settings';

export type SettingName = keyof Settings;

/** What must hold between settings. A value that could not be read is `undefined`, and has its own fault already. */
export interface SettingRule {
  name: SettingName;
  /** Where it holds; `public`: where the public, or those who accept the portal for it, are served. */
  scope: 'everywhere' | 'public' | 'prod';
  /** True when it does not hold. `isSet` says whether a variable was set at all, to whatever. */
  isWrong(settings: Settings, isSet: (name: SettingName) => boolean): boolean;
  /** What is wrong, after the name of the variable. */
  wrong(settings: Settings): string;
  remedy: string;
}
