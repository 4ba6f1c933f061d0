// A real store of S3 that tests may use: the one that the environment names. Its bucket is emptied by them.
import process from 'node:process';
import type { Config } from '#server/config.ts';

export type S3Place = NonNullable<Config['s3']>;

/** Returns null where none is named. */
export function readTestS3(): S3Place | null {
  const { TEST_S3_ENDPOINT, TEST_S3_REGION, TEST_S3_BUCKET, TEST_S3_KEY, TEST_S3_SECRET } = process.env;
  if (!TEST_S3_ENDPOINT) return null;
  return {
    endpoint: TEST_S3_ENDPOINT,
    region: TEST_S3_REGION ?? 'us-east-1',
    bucket: TEST_S3_BUCKET ?? '',
    accessKeyId: TEST_S3_KEY ?? '',
    secretAccessKey: TEST_S3_SECRET ?? '',
  };
}
