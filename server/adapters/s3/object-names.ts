// Objects of the bucket that are no media: their names are none of a key.

/** Whose the bucket is. */
export const MARK = '.atelier/storage';
/** By which processes try whether they can write. */
export const PROBES = '.atelier/probe-';
