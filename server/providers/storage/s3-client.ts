import type { S3Client as Store } from '@aws-sdk/client-s3';

/** A filer waits for the answer, and requests are answered within nine seconds. */
const CONNECTION_MILLISECONDS = 2_000;
const ATTEMPTS = 2;

/** The operator's settings for the store. */
export interface S3Settings {
  s3Bucket: string;
  /** Address of the store unless it is Amazon's. */
  s3Url?: string;
  s3Region: string;
  s3AccessKeyId: string;
  s3SecretAccessKey: string;
}

/** The client of the store, which is loaded with the first file. It is told everything here: it reads no settings of its own. */
export async function openS3(settings: S3Settings): Promise<Store> {
  const { s3Url, s3Region, s3AccessKeyId, s3SecretAccessKey } = settings;
  const { S3Client } = await import('@aws-sdk/client-s3');
  return new S3Client({
    region: s3Region,
    credentials: { accessKeyId: s3AccessKeyId, secretAccessKey: s3SecretAccessKey },
    // Other stores than Amazon's have no name for each bucket.
    ...(s3Url === undefined
      ? { ignoreConfiguredEndpointUrls: true }
      : { endpoint: s3Url, forcePathStyle: true }),
    maxAttempts: ATTEMPTS,
    retryMode: 'standard',
    requestHandler: { connectionTimeout: CONNECTION_MILLISECONDS },
    // Each object travels with its SHA-256, which is checked again when it is read; older stores know no other sums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
