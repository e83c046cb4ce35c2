import type { FastifyInstance } from 'fastify';
import type { Registry } from '../context';
import { HttpFailure } from '../failures/failure';
import { takeText, type IncomingText } from '../followers/take-text';
import { keyedHash } from '../keyed-hash';
import { isSameProof } from '../is-same-proof';

/** Where the provider of text messages brings what people have sent. */
export const INCOMING_TEXTS_PATH = '/texts/incoming';
/** The header with the signature of the body. */
const SIGNATURE_HEADER = 'x-text-signature';

/** The signature of a body, as the embedded provider makes it. */
export const textSignature = (secret: string, body: string): string =>
  keyedHash(secret, 'incoming text', body).toString('base64url');

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 2_000;

function readText(body: unknown): IncomingText {
  const { messageId, from, text } = (body ?? {}) as Record<string, unknown>;
  if (isText(messageId) && messageId !== '' && isText(from) && isText(text)) return { messageId, from, text };
  throw new HttpFailure(400, 'A text message has an ID, a sender and words.');
}

/** Takes the signed messages of the provider. It may bring one several times, and does so until it is answered. */
export function incomingTexts(app: FastifyInstance, registry: Registry): void {
  app.post(INCOMING_TEXTS_PATH, async ({ rawBody = '', headers, body }) => {
    const signature = String(headers[SIGNATURE_HEADER] ?? '');
    if (!isSameProof(signature, textSignature(registry.config.passcodeSecret, rawBody)))
      throw new HttpFailure(401, 'The message is not signed.');
    await takeText(registry, readText(body));
    return { received: true };
  });
}
