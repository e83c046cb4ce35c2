import type { Config } from './config';
import { SETTINGS } from './settings';

/** Requirements at startup besides well-formed settings, each with what to do when it is not met. */
const REMEDIES = {
  databaseUrl:
    'PostgreSQL cannot be used as it says. Start the database, or correct the address, the user, the password or the name of the database.',
  dataDirectory:
    'the embedded database cannot be opened there. Let the user of the server write to that directory, end the other server that uses it, or set another directory.',
  port: 'the server cannot listen there. End what listens on that port of HOST, or set another one.',
  metricsPort:
    'metrics cannot be served there. End what listens on that port of METRICS_HOST, or set another one.',
  smtpCaFile:
    'the file cannot be read. Set it to a file of certificates (PEM) that the user of the server may read, or leave it out.',
  letterDirectory:
    'letters cannot be written there. Create the directory, or mount it, and let the user of the server write to it.',
} as const satisfies Partial<Record<keyof typeof SETTINGS, string>>;

/**
 * Runs a part of the startup that depends on a setting.
 * @throws Error that names the environment variable and says what to do, because of what was thrown
 */
export async function withRemedy<T>(name: keyof typeof REMEDIES, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new Error(`${SETTINGS[name].variable}: ${REMEDIES[name]}`, { cause });
  }
}

/** The setting that says where the database is. */
export const databaseSetting = ({ databaseUrl }: Config) =>
  databaseUrl === undefined ? 'dataDirectory' : 'databaseUrl';
