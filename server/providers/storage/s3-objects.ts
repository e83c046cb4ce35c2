import { addAbortSignal, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type * as Commands from '@aws-sdk/client-s3';
import { once } from '../../once';
import { ProviderUnavailable } from '../../ports/provider-unavailable';
import { serviceCircuitBreaker } from '../circuit-breaker';
import { openS3, type S3Settings } from './s3-client';

/** For one object there and back, with all tries. */
const TIMEOUT_MILLISECONDS = 6_000;

/** The means of a request to the store: its client, the commands, and its timeout. */
interface Asking {
  s3: Commands.S3Client;
  commands: typeof Commands;
  abortSignal: AbortSignal;
}

export interface S3Timeouts {
  timeoutMilliseconds?: number;
  /** How long the store is left alone after failures. */
  pauseMilliseconds?: number;
}

const isNotThere = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

/** The objects of one bucket. Whatever the store does not do, or not in time, is `ProviderUnavailable`. */
export function s3Objects(
  settings: S3Settings,
  { timeoutMilliseconds = TIMEOUT_MILLISECONDS, pauseMilliseconds }: S3Timeouts = {},
) {
  const Bucket = settings.s3Bucket;
  const client = once(() => openS3(settings));
  const breaker = once(() => serviceCircuitBreaker(pauseMilliseconds));

  async function ask<T>(question: (asking: Asking) => Promise<T>): Promise<T> {
    try {
      const [s3, commands, policy] = await Promise.all([client(), import('@aws-sdk/client-s3'), breaker()]);
      return await policy.execute(() =>
        question({ s3, commands, abortSignal: AbortSignal.timeout(timeoutMilliseconds) }),
      );
    } catch (cause) {
      throw new ProviderUnavailable('storage', { cause });
    }
  }

  return {
    async put(key: string, contents: Buffer, digest: string): Promise<void> {
      await ask(({ s3, commands: { PutObjectCommand }, abortSignal }) =>
        s3.send(
          new PutObjectCommand({
            Bucket,
            Key: key,
            Body: contents,
            ContentLength: contents.length,
            // Neither the name of a file nor its type is told: a browser that got hold of it would only save it.
            ContentType: 'application/octet-stream',
            ContentDisposition: 'attachment',
            ChecksumSHA256: digest,
          }),
          { abortSignal },
        ),
      );
    },

    /** Undefined when it is not there. */
    get: (key: string): Promise<Buffer | undefined> =>
      ask(async ({ s3, commands: { GetObjectCommand }, abortSignal }) => {
        try {
          const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: key }), { abortSignal });
          // An answer may begin and not end.
          return await buffer(addAbortSignal(abortSignal, Body as Readable));
        } catch (error) {
          if (isNotThere(error)) return undefined;
          throw error;
        }
      }),

    has: (key: string): Promise<boolean> =>
      ask(({ s3, commands: { HeadObjectCommand }, abortSignal }) =>
        s3.send(new HeadObjectCommand({ Bucket, Key: key }), { abortSignal }).then(
          () => true,
          (error: unknown) => {
            if (isNotThere(error)) return false;
            throw error;
          },
        ),
      ),

    async remove(key: string): Promise<void> {
      await ask(({ s3, commands: { DeleteObjectCommand }, abortSignal }) =>
        s3.send(new DeleteObjectCommand({ Bucket, Key: key }), { abortSignal }),
      );
    },

    list: (prefix: string, after: string) =>
      ask(async ({ s3, commands: { ListObjectsV2Command }, abortSignal }) => {
        const { Contents = [], IsTruncated = false } = await s3.send(
          new ListObjectsV2Command({ Bucket, Prefix: prefix, StartAfter: after || undefined }),
          { abortSignal },
        );
        const objects = Contents.flatMap(({ Key, LastModified }) =>
          Key === undefined || LastModified === undefined ? [] : [{ key: Key, savedAt: LastModified }],
        );
        return { objects, isLast: !IsTruncated };
      }),
  };
}
