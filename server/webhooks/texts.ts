import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from '../context';
import { HttpFailure } from '../failures/failure';
import { takeText } from '../followers/take-text';
import { reportDelivery, type Delivery } from '../followers/text-deliveries';
import { isSameProof } from '../is-same-proof';
import { DELIVERY_PATH, INCOMING_PATH } from '../ports/text-paths';
import { TEXT_SIGNATURE_HEADER, textSignature, textToken } from './text-signature';

type Callback = FastifyRequest<{ Body: unknown; Querystring: { message?: string } }>;

/** A callback is a small form; a message has at most 1,600 characters. */
const FORM_LIMIT_BYTES = 32_768;

/** What the provider calls the stages of a message. One of a name that is not known yet changes nothing. */
const STAGES: Readonly<Record<string, Delivery>> = {
  accepted: 'taken',
  scheduled: 'taken',
  queued: 'taken',
  sending: 'taken',
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
};

/** The fields of a callback, which are texts; one that comes twice is a callback of nobody. */
function fieldsOf(body: unknown): Record<string, string> {
  const fields = Object.entries(body ?? {});
  if (fields.some(([, value]) => typeof value !== 'string'))
    throw new HttpFailure(400, 'Each field of a callback comes once.');
  return Object.fromEntries(fields) as Record<string, string>;
}

/** A field without which a callback says nothing. */
function needed(fields: Readonly<Record<string, string>>, name: string): string {
  const value = fields[name];
  if (value === undefined || value === '') throw new HttpFailure(400, `A callback has the field ${name}.`);
  return value;
}

/**
 * Takes the signed callbacks of the provider of text messages (T3-text): what people have written, and what became of a message. It may bring
 * one several times and late, and does so until it is answered.
 */
export async function textCallbacks(app: FastifyInstance, registry: Registry): Promise<void> {
  const { config } = registry;
  app.removeAllContentTypeParsers();
  await app.register(formbody, { bodyLimit: FORM_LIMIT_BYTES });
  /** @throws HttpFailure 401 */
  const signed = ({ body, url, headers }: Callback): Record<string, string> => {
    const fields = fieldsOf(body);
    const right = textSignature(textToken(config), config.publicUrl + url, fields);
    if (!isSameProof(String(headers[TEXT_SIGNATURE_HEADER] ?? ''), right))
      throw new HttpFailure(401, 'The callback is not signed.');
    return fields;
  };

  app.post(INCOMING_PATH, async (request: Callback, reply) => {
    const fields = signed(request);
    const messageId = needed(fields, 'MessageSid');
    await takeText(registry, { messageId, from: needed(fields, 'From'), text: fields.Body ?? '' });
    // What is answered by a message of its own needs no answer here.
    return reply.type('text/xml').send('<?xml version="1.0" encoding="UTF-8"?><Response/>');
  });

  app.post(DELIVERY_PATH, async (request: Callback, reply) => {
    const fields = signed(request);
    const delivery = STAGES[needed(fields, 'MessageStatus')];
    const { message: messageId } = request.query;
    if (delivery !== undefined && messageId !== undefined)
      await reportDelivery(registry, messageId, {
        delivery,
        providerId: needed(fields, 'MessageSid'),
        code: fields.ErrorCode ?? null,
      });
    return reply.status(204).send();
  });
}
