// Sentences to begin from, each in the hand that it suits; the words are texts. scripts/paint-thumbs.ts paints each.
import type { Style } from '#contract/limits.ts';

export const EXAMPLES = [
  { name: 'fox', style: 'watercolor' },
  { name: 'sail', style: 'oil' },
  { name: 'pagoda', style: 'ink' },
  { name: 'city', style: 'cyberpunk' },
  { name: 'whale', style: 'illustration' },
  { name: 'train', style: 'cinematic' },
] as const satisfies readonly { name: string; style: Style }[];
