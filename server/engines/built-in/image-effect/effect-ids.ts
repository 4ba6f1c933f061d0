// The image effects that the built-in engine can do; the others of the shelf need a connected engine.

export const IMAGE_EFFECT_IDS: readonly string[] = [];
