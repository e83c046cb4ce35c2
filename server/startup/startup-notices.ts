import type { Registry } from '../context';
import { personasOnRecord } from '../sample-data/personas';

/** In developer environments, prints the portal's address and the sample personas; elsewhere, warns about missing configuration. */
export async function printStartupNotices({ config, db, log }: Registry): Promise<void> {
  if (!config.isDeveloper) {
    if (config.smtpUrl === undefined)
      log.warn('SMTP_URL is not set: mail stays in the outbox and reaches nobody');
    if (config.signOnAuthority === undefined) log.warn('SIGN_ON_AUTHORITY is not set: staff cannot sign on');
    return;
  }
  const lines = (await personasOnRecord(db)).map(
    ({ id, name, status, use }) => `  ${id}  ${name}${status ? ` (${status})` : ''}\n      ${use}`,
  );
  const sample = config.sampleEntities > 0 ? ['', 'Sample registry:', ...lines] : [];
  process.stdout.write(['', `The portal is at ${config.publicUrl}`, ...sample, ''].join('\n') + '\n');
}
