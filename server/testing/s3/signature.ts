import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const hash = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const keyed = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** As AWS escapes names and values: everything but letters, digits and - . _ ~ */
const escaped = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
const LONGEST_SKEW_MILLISECONDS = 15 * 60_000;

const HEADERS_TO_SIGN = ['host', 'x-amz-date', 'x-amz-content-sha256'];

function canonicalRequest(
  { method, url, headers }: IncomingMessage,
  signedHeaders: string,
  sum: string,
): string {
  const { pathname, searchParams } = new URL(url ?? '/', 'http://store');
  const query = [...searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&');
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  return [method, pathname, query, lines.join(''), signedHeaders, sum].join('\n');
}

const instantOf = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/**
 * S3's error about a signature of version 4 in the headers; null for a valid one. Written after Amazon's description of it, and not with
 * the client that creates the signature.
 */
export function signatureFault(
  request: IncomingMessage,
  body: Buffer,
  account: { keyId: string; secret: string; region: string },
): string | null {
  const { headers } = request;
  const [, keyId, day = '', region = '', signedHeaders = '', signature] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  if (keyId === undefined) return 'AccessDenied';
  if (keyId !== account.keyId) return 'InvalidAccessKeyId';
  if (region !== account.region) return 'AuthorizationHeaderMalformed';
  const names = signedHeaders.split(';');
  const amazon = Object.keys(headers).filter((name) => name.startsWith('x-amz-'));
  if ([...HEADERS_TO_SIGN, ...amazon].some((name) => !names.includes(name))) return 'AccessDenied';
  const date = String(headers['x-amz-date']);
  if (!date.startsWith(day) || !(Math.abs(Date.now() - instantOf(date)) <= LONGEST_SKEW_MILLISECONDS))
    return 'RequestTimeTooSkewed';
  const sum = String(headers['x-amz-content-sha256']);
  if (sum !== hash(body)) return 'XAmzContentSHA256Mismatch';
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, scope, hash(canonicalRequest(request, signedHeaders, sum))].join(
    '\n',
  );
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(keyed, `AWS4${account.secret}`);
  return keyed(key, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}
