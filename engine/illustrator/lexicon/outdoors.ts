// Words that say of furniture and people that they are in no room.

/** In a whole prompt. */
export const SAID_OUTDOORS = /\b(?:outdoors?|open[- ]air)\b|户外|室外|露天|天台|露台|\brooftop\b/i;
