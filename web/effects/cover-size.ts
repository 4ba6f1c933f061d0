// Every cover has one shape, so that the rows of a gallery hang evenly. Pixels of the files.

export const COVER_WIDTH = 360;
export const COVER_HEIGHT = 480;
