/** The status of each error that S3 answers with. */
export const STATUS_OF: Readonly<Record<string, number>> = {
  AccessDenied: 403,
  AuthorizationHeaderMalformed: 400,
  BadDigest: 400,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  MethodNotAllowed: 405,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NotImplemented: 501,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  SlowDown: 503,
  XAmzContentSHA256Mismatch: 400,
};

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/';

const escaped = (text: string): string => text.replace(/[<>&"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

export const errorXml = (code: string, resource: string): string =>
  `${HEAD}<Error><Code>${code}</Code><Message>${code}</Message><Resource>${escaped(resource)}</Resource><RequestId>0</RequestId></Error>`;

export const listXml = (
  bucket: string,
  prefix: string,
  {
    entries,
    isTruncated,
  }: { entries: readonly { key: string; savedAt: Date; size: number }[]; isTruncated: boolean },
): string => {
  const contents = entries.map(
    ({ key, savedAt, size }) =>
      `<Contents><Key>${escaped(key)}</Key><LastModified>${savedAt.toISOString()}</LastModified><ETag>&quot;0&quot;</ETag><Size>${size}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
  );
  return `${HEAD}<ListBucketResult xmlns="${NAMESPACE}"><Name>${bucket}</Name><Prefix>${escaped(prefix)}</Prefix><KeyCount>${entries.length}</KeyCount><MaxKeys>1000</MaxKeys><IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}</ListBucketResult>`;
};
