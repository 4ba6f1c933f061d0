// The words of the tus protocol that more than one place needs.
import { uploadMedia } from '#contract/media.ts';

export const RESUMABLE_PATH = `${uploadMedia.path}/resumable`;
export const TUS_VERSION = '1.0.0';
/** Of a request that carries a part of a file. */
export const PART_TYPE = 'application/offset+octet-stream';
/** Of the protocol, that the store keeps. */
export const TUS_EXTENSIONS = ['creation', 'creation-with-upload', 'termination', 'expiration'];
export const TUS_METHODS = ['HEAD', 'PATCH', 'DELETE'];
/** What its clients send. */
export const TUS_SENT = [
  'tus-resumable',
  'upload-checksum',
  'upload-concat',
  'upload-defer-length',
  'upload-length',
  'upload-metadata',
  'upload-offset',
];
/** And read. */
export const TUS_READ = [
  'location',
  'tus-checksum-algorithm',
  'tus-extension',
  'tus-max-size',
  'tus-resumable',
  'tus-version',
  'upload-expires',
  'upload-length',
  'upload-metadata',
  'upload-offset',
];
/** Of `Upload-Checksum`. */
export const CHECKSUM_ALGORITHMS = ['md5', 'sha1', 'sha256'];
