import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The fake's answers to the next requests: a status with a body, or no answer. */
type Answer = { status: number; body: unknown } | 'silence';

const CLIENT = { id: 'registry', secret: 'postal-secret' };
const REQUIRED = ['streetAddress', 'state'];

const failure = (status: number, message: string): Answer => ({
  status,
  body: { apiVersion: '/addresses/v3', error: { code: String(status), message, errors: [] } },
});

/** A postal service on the loopback that speaks USPS Addresses 3.0: tokens for one client, and addresses for requests with a token. */
export class FakePostalService {
  readonly settings = { postalUrl: '', postalClientId: CLIENT.id, postalClientSecret: CLIENT.secret };
  /** Questions about addresses, with their parts, and how many tokens were given. */
  asked: Record<string, string>[] = [];
  tokensGiven = 0;
  answer: Answer = failure(404, 'Address Not Found');
  tokenAnswer: Answer | null = null;
  tokenSeconds: number | string = 28_799;
  private tokens = new Set<string>();

  private readonly server = createServer((request, response) => {
    void this.answerTo(request).then((answer) => {
      if (answer === 'silence') return;
      const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body);
    });
  });

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.settings.postalUrl = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  reset(): void {
    this.asked = [];
    this.tokensGiven = 0;
    this.answer = failure(404, 'Address Not Found');
    this.tokenAnswer = null;
    this.tokenSeconds = 28_799;
    this.tokens.clear();
  }

  /** From now on no token that was given counts. */
  withdrawTokens(): void {
    this.tokens.clear();
  }

  private async answerTo(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '/', 'http://fake');
    if (request.method === 'POST' && url.pathname === '/oauth2/v3/token')
      return this.giveToken(new URLSearchParams(await text(request)));
    if (request.method === 'GET' && url.pathname === '/addresses/v3/address')
      return this.lookUp(request, Object.fromEntries(url.searchParams));
    return failure(404, 'No such operation');
  }

  private giveToken(form: URLSearchParams): Answer {
    if (this.tokenAnswer !== null) return this.tokenAnswer;
    const isClient = form.get('client_id') === CLIENT.id && form.get('client_secret') === CLIENT.secret;
    if (form.get('grant_type') !== 'client_credentials' || !isClient)
      return { status: 401, body: { error: 'invalid_client' } };
    this.tokensGiven += 1;
    const token = `token-${this.tokensGiven}`;
    this.tokens.add(token);
    return {
      status: 200,
      body: { access_token: token, token_type: 'Bearer', expires_in: this.tokenSeconds, status: 'approved' },
    };
  }

  private lookUp({ headers }: IncomingMessage, parts: Record<string, string>): Answer {
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    this.asked.push(parts);
    if (!this.tokens.has(token)) return failure(401, 'Invalid access token');
    if (REQUIRED.some((name) => !parts[name])) return failure(400, 'A required parameter is missing');
    return this.answer;
  }
}
