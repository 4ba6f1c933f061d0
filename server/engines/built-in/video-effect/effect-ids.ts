// The video effects that the built-in engine can do; the others of the shelf need a connected engine.

export const VIDEO_EFFECT_IDS: readonly string[] = [];
