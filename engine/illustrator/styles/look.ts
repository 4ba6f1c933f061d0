// The looks an image can be given: the sixteen styles of the form, and four more that only words in a prompt ask for.
import { STYLES } from '#contract/limits.ts';

export const LOOKS = [...STYLES, 'comic', 'vintage', 'papercut', 'neon'] as const;

export type Look = (typeof LOOKS)[number];
