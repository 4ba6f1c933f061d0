// What is known of a file in a few words: 1024 × 768 · 4:3, or seconds.
import type { TFunction } from 'i18next';
import type { MediaKind } from '#contract/media-kinds.ts';
import type { MediaFacts } from '#contract/media.ts';

/** Empty while nothing is known. */
export function formatFacts(t: TFunction, kind: MediaKind, facts: MediaFacts | null): string {
  if (!facts) return '';
  const size = facts.width > 0 ? `${facts.width} × ${facts.height}` : '';
  const seconds = facts.duration > 0 ? t('media.seconds', { n: Number(facts.duration.toFixed(1)) }) : '';
  const rate = kind === 'video' && facts.fps > 0 ? `${Number(facts.fps.toFixed(2))} fps` : '';
  const ratio = kind === 'image' ? nearRatio(facts) : '';
  return [size, ratio, seconds, rate].filter(Boolean).join(' · ');
}

const KNOWN = ['1:1', '16:9', '9:16', '4:3', '3:4', '3:2', '2:3', '21:9'];
const NEAR = 0.015;

/** "3:2" where an image is that, and nothing where it is none that has a name. */
export function nearRatio({ width, height }: Pick<MediaFacts, 'width' | 'height'>): string {
  const found = KNOWN.find((ratio) => {
    const [across = 1, down = 1] = ratio.split(':').map(Number);
    return Math.abs(width / height / (across / down) - 1) < NEAR;
  });
  return found ?? '';
}
