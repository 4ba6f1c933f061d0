// One random id a browser (uuid v4), so that the welcome gift is given once a device.
import { createRequestId } from '#web/api/request-headers.ts';
import { readStored, STORED, writeStored } from '#web/model/me/stored-values.ts';

export function readDeviceId(): string {
  const kept = readStored(STORED.device);
  if (kept) return kept;
  const fresh = createRequestId();
  writeStored(STORED.device, fresh);
  return fresh;
}
