import type { Settings } from './settings';

export type SettingName = keyof Settings;

/** A rule between settings. A value that could not be read is `undefined`, and has its own fault already. */
export interface SettingRule {
  name: SettingName;
  /** The environments in which it applies; `public`: those that serve the public, or people who accept the portal for it. */
  scope: 'everywhere' | 'public' | 'prod';
  /** True when it does not hold. `isSet` says whether a variable was set at all, to whatever. */
  isWrong(settings: Settings, isSet: (name: SettingName) => boolean): boolean;
  /** The fault, worded to follow the name of the variable. */
  wrong(settings: Settings): string;
  remedy: string;
}
