import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { signatureFault } from './signature';
import { errorXml, listXml, STATUS_OF } from './s3-xml';

const BUCKET = 'registry-files';
const ACCOUNT = { keyId: 'AKIDREGISTRY', secret: 'store-secret', region: 'us-west-2' };

/** How requests fail: no answer, an error of the store, or an answer that begins and does not end. */
export type StoreFault = 'silence' | 'cut' | { code: string };

interface StoredObject {
  contents: Buffer;
  savedAt: Date;
}

/** An S3 store on the loopback: one bucket, signed requests, errors in XML, and lists by pages. */
export class FakeS3 {
  readonly settings = {
    s3Bucket: BUCKET,
    s3Url: '',
    s3Region: ACCOUNT.region,
    s3AccessKeyId: ACCOUNT.keyId,
    s3SecretAccessKey: ACCOUNT.secret,
  };
  readonly objects = new Map<string, StoredObject>();
  /** What was asked, such as `PUT prefix/attachments/...`. */
  asked: string[] = [];
  headers: IncomingMessage['headers'][] = [];
  fault: StoreFault | null = null;
  /** Most keys of a page of a list. */
  pageSize = 1000;
  /** Called once an object is stored, before that is answered. */
  onStored: (key: string) => Promise<void> | void = () => undefined;

  private readonly server = createServer((request, response) => {
    // A client that was disconnected is not answered.
    this.answer(request, response).catch(() => response.destroy());
  });

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.settings.s3Url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  reset(): void {
    this.objects.clear();
    this.asked = [];
    this.headers = [];
    this.fault = null;
    this.pageSize = 1000;
    this.onStored = () => undefined;
  }

  /** Makes all objects older than they are. */
  age(milliseconds: number): void {
    for (const object of this.objects.values())
      object.savedAt = new Date(object.savedAt.getTime() - milliseconds);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
    const [, bucket = '', key = ''] = /^\/([^/]*)\/?(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
    const method = request.method ?? '';
    this.asked.push(`${method} ${key}`);
    this.headers.push(request.headers);
    const { fault: storeFault } = this;
    if (storeFault === 'silence') return;
    const fail = (code: string) => {
      response.writeHead(STATUS_OF[code] ?? 500, { 'content-type': 'application/xml' });
      response.end(method === 'HEAD' ? undefined : errorXml(code, pathname));
    };
    if (storeFault !== null && storeFault !== 'cut') return fail(storeFault.code);
    const fault = signatureFault(request, body, ACCOUNT);
    if (fault !== null) return fail(fault);
    if (bucket !== BUCKET) return fail('NoSuchBucket');
    if (key === '') {
      if (method !== 'GET' || searchParams.get('list-type') !== '2') return fail('NotImplemented');
      return void response.writeHead(200, { 'content-type': 'application/xml' }).end(this.list(searchParams));
    }
    const object = this.objects.get(key);
    switch (method) {
      case 'PUT': {
        const sum = request.headers['x-amz-checksum-sha256'];
        if (sum !== undefined && sum !== createHash('sha256').update(body).digest('base64'))
          return fail('BadDigest');
        this.objects.set(key, { contents: body, savedAt: new Date() });
        await this.onStored(key);
        if (storeFault === 'cut') return void response.destroy();
        return void response.writeHead(200, { etag: '"0"' }).end();
      }
      case 'GET':
      case 'HEAD': {
        if (object === undefined) return fail('NoSuchKey');
        const { contents, savedAt } = object;
        response.writeHead(200, {
          'content-length': contents.length,
          'content-type': 'application/octet-stream',
          'last-modified': savedAt.toUTCString(),
        });
        if (method === 'HEAD') return void response.end();
        if (storeFault === null) return void response.end(contents);
        return void response.write(contents.subarray(0, contents.length / 2));
      }
      case 'DELETE':
        this.objects.delete(key);
        return void response.writeHead(204).end();
      default:
        return fail('MethodNotAllowed');
    }
  }

  /** A page of the keys, in the order of their bytes. */
  private list(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('start-after') ?? '';
    const keys = [...this.objects.keys()]
      .filter((key) => key.startsWith(prefix) && key > after)
      .sort((one, other) => (one < other ? -1 : 1));
    const page = keys.slice(0, Math.min(this.pageSize, Number(query.get('max-keys') ?? 1000)));
    const entries = page.map((key) => {
      const { contents, savedAt } = this.objects.get(key) as StoredObject;
      return { key, savedAt, size: contents.length };
    });
    return listXml(BUCKET, prefix, { entries, isTruncated: page.length < keys.length });
  }
}
