// The looks a picture can be given: the sixteen styles of the form, and four more that only words in a prompt ask for.

export const LOOKS = [
  'auto',
  'photo',
  'cinematic',
  'anime',
  '3d',
  'illustration',
  'watercolor',
  'oil',
  'ink',
  'pixel',
  'line_art',
  'cyberpunk',
  'fantasy',
  'product',
  'logo',
  'poster',
  'comic',
  'vintage',
  'papercut',
  'neon',
] as const;

export type Look = (typeof LOOKS)[number];
