import { createHmac } from 'node:crypto';

/** The token that the server under test was started with: wordings are read before it is started. */
const token = (): string => process.env.TEXT_TOKEN ?? '';

/** A callback as the provider of text messages sends it: a form with its signature, or with one that somebody has guessed. */
export async function callBack(
  baseUrl: string,
  path: string,
  fields: Readonly<Record<string, string>>,
  signature: 'signed' | 'forged',
): Promise<void> {
  const signed = Object.entries(fields)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .reduce((text, [name, value]) => text + name + value, baseUrl + path);
  const right = createHmac('sha1', token()).update(signed).digest('base64');
  const { status } = await fetch(baseUrl + path, {
    method: 'POST',
    headers: { 'x-twilio-signature': signature === 'signed' ? right : right.replace(/^./, '-') },
    body: new URLSearchParams(fields),
  });
  const isTaken = status >= 200 && status < 300;
  if (isTaken !== (signature === 'signed')) throw new Error(`The callback was answered ${status}.`);
}
