import { isDeveloperEnvironment } from '#rules';
import { settingFaults } from './setting-rules';
import type { Settings } from './settings';
import { SETTINGS } from './settings';

/** The configuration of the server at its start. */
export type Config = Omit<Settings, 'publicUrl'> & {
  publicUrl: string;
  /** True in local, dev and qa. */
  isDeveloper: boolean;
};

/** Reads the settings; throws one error that lists everything that is wrong with them, and what to do. */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const faults: string[] = [];
  const settings = Object.fromEntries(
    Object.entries(SETTINGS).map(([name, setting]) => {
      try {
        return [name, setting.read(variables[setting.variable])];
      } catch (error) {
        faults.push(`${error instanceof Error ? error.message : String(error)} ${setting.remedy}`);
        return [name, undefined];
      }
    }),
  ) as Settings;
  faults.push(...settingFaults(settings, variables));
  if (faults.length > 0) throw new Error(`The settings are wrong:\n- ${faults.join('\n- ')}`);
  const publicUrl = (settings.publicUrl ?? `http://localhost:${settings.port}`).replace(/\/+$/, '');
  return { ...settings, publicUrl, isDeveloper: isDeveloperEnvironment(settings.environment) };
}
