/** Moments of a stride, or of two steps of somebody, that a video shows. */
export const STRIDES = 6;
