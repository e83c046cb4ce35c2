import { once } from '../once';
import { ProviderUnavailable } from '../ports/provider-unavailable';
import type { TextAnswer, TextMessage, TextProvider } from '../ports/text-port';
import { DELIVERY_PATH } from '../ports/text-paths';
import { serviceCircuitBreaker } from './circuit-breaker';

const TIMEOUT_MILLISECONDS = 10_000;
/** The clock of the provider may be behind by this much. */
const CLOCKS_DIFFER_MILLISECONDS = 60_000;
/** Messages of a day to one number that are looked through; the registry sends far fewer. */
const LISTED = 100;

/** The provider's number for a message to somebody who has told it to send no more. */
const OPTED_OUT = '21610';

interface TextSettings {
  textApiUrl: string;
  textAccount: string;
  textToken: string;
  /** A number of the account, or the ID of one of its services of messages. */
  textFrom: string;
  publicUrl: string;
  /** For tests: how long the service is left alone. */
  pauseMilliseconds?: number;
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const international = (number: string): string => `+1${number}`;

async function call(
  { textApiUrl, textAccount, textToken }: TextSettings,
  query: string,
  form?: URLSearchParams,
): Promise<{ status: number; body: Fields }> {
  const account = encodeURIComponent(textAccount);
  const response = await fetch(`${textApiUrl}/2010-04-01/Accounts/${account}/Messages.json${query}`, {
    method: form === undefined ? 'GET' : 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${textAccount}:${textToken}`).toString('base64')}` },
    body: form ?? null,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  });
  const body: unknown = await response.json();
  if (!isObject(body)) throw new Error('The answer is no object');
  return { status: response.status, body };
}

/** The message as the provider has taken it at the try before; undefined where it has not. */
async function takenBefore(
  settings: TextSettings,
  { to, text, triedAt }: TextMessage & { triedAt: Date },
): Promise<string | undefined> {
  const since = new Date(triedAt.getTime() - CLOCKS_DIFFER_MILLISECONDS);
  const query = new URLSearchParams({
    To: international(to),
    'DateSent>': since.toISOString().slice(0, 10),
    PageSize: String(LISTED),
  });
  const { status, body } = await call(settings, `?${query.toString()}`);
  if (status !== 200 || !Array.isArray(body.messages)) throw new Error(`Status ${status}`);
  const taken = body.messages.find(
    (message: unknown) =>
      isObject(message) && message.body === text && new Date(textOf(message.date_created)) >= since,
  ) as Fields | undefined;
  return taken && textOf(taken.sid);
}

async function give(settings: TextSettings, { messageId, to, text }: TextMessage): Promise<TextAnswer> {
  const { textFrom, publicUrl } = settings;
  const form = new URLSearchParams({
    To: international(to),
    [textFrom.startsWith('MG') ? 'MessagingServiceSid' : 'From']: textFrom,
    Body: text,
    StatusCallback: `${publicUrl}${DELIVERY_PATH}?message=${encodeURIComponent(messageId)}`,
  });
  const { status, body } = await call(settings, '', form);
  // What it has read and never sends; an account that is not its own is for operators to mend, and the message waits.
  if (status === 400) {
    const code = String(body.code ?? '');
    return { kind: 'refused', code, isOptedOut: code === OPTED_OUT };
  }
  const providerId = textOf(body.sid);
  if (status !== 201 || providerId === '') throw new Error(`Status ${status}`);
  return { kind: 'taken', providerId };
}

/** Sends text messages by a provider that speaks the HTTP interface of Twilio. */
export function httpTextProvider(settings: TextSettings): TextProvider {
  const breaker = once(() => serviceCircuitBreaker(settings.pauseMilliseconds));
  const send = async (message: TextMessage): Promise<TextAnswer> => {
    const { triedAt } = message;
    const providerId = triedAt && (await takenBefore(settings, { ...message, triedAt }));
    return providerId === undefined ? give(settings, message) : { kind: 'taken', providerId };
  };
  return {
    async send(message) {
      try {
        return await (await breaker()).execute(() => send(message));
      } catch (cause) {
        throw new ProviderUnavailable('text message', { cause });
      }
    },
  };
}
