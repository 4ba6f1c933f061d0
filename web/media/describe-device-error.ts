// Why there is no camera or microphone, and what to do: the key of a sentence.
import type { TextKey } from '#web/i18n/text-key.ts';

export function describeDeviceError(error: unknown, device: 'camera' | 'microphone'): TextKey {
  const name = error instanceof DOMException ? error.name : '';
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return `media.${device}_refused`;
    case 'NotReadableError':
    case 'AbortError':
      return `media.${device}_busy`;
    default:
      // None is plugged in, or this browser gives none to a page without https.
      return `media.${device}_missing`;
  }
}
