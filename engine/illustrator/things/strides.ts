/** Moments of a stride, or of two steps of somebody, that a video shows. */
export const STRIDES = 6;
/** Of somebody alone, who is drawn from joint to joint: twice as smooth. */
export const FINE_STRIDES = 12;
