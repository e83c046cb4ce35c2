import { X509Certificate } from 'node:crypto';
import { access, constants, mkdir, readFile } from 'node:fs/promises';
import type { Config } from '../settings/config';
import { withRemedy } from '../settings/setting-remedies';

/**
 * Checks the files that settings name, so that a missing one is reported at the start and not with the first letter or mail.
 * @throws Error that names the environment variable
 */
export async function checkFiles({ letterDirectory, smtpCaFile }: Config): Promise<void> {
  if (letterDirectory !== undefined)
    await withRemedy('letterDirectory', async () => {
      await mkdir(letterDirectory, { recursive: true, mode: 0o770 });
      await access(letterDirectory, constants.W_OK | constants.X_OK);
    });
  if (smtpCaFile !== undefined)
    await withRemedy('smtpCaFile', async () => new X509Certificate(await readFile(smtpCaFile)));
}
