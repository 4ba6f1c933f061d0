// How many threads may paint the frames of one video.

/** Two painters, the encoder, and the rest of the product. */
const CORES_FOR_TWO = 4;

/**
 * A second painter opens the scene once more: half as much again of the processor for two thirds of the time. So there is
 * one where cores would be idle without it.
 */
export function countPainters(cores: number, jobsUnderWay: number): 1 | 2 {
  return cores >= CORES_FOR_TWO * Math.max(1, jobsUnderWay) ? 2 : 1;
}
