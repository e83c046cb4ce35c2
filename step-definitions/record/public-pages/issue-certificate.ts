import { certificateNumberAsTyped } from '#rules';
import type { ApiScenarioContext } from '../../scenario/context/api';

/** Has the registry issue a certificate, and reads the number that its PDF tells of itself. */
export async function issueCertificate(context: ApiScenarioContext, entityId: string): Promise<string> {
  const { data } = await context.client.call('goodStandingCertificate', {
    query: { masterTransactionId: entityId },
  });
  const pdf = Buffer.from(data?.pdfBytes ?? '', 'base64').toString('latin1');
  const printed = /Certificate number ([0-9A-Z-]{19})/.exec(pdf)?.[1];
  if (printed === undefined) throw new Error('The certificate tells no number.');
  return certificateNumberAsTyped(printed);
}
