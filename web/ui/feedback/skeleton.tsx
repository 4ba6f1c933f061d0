// The empty place of something that is coming, in its true shape.
import style from './skeleton.module.css';

export type SkeletonProps = {
  /** Width divided by height, for an image. */
  ratio?: number;
  /** CSS lengths, for a line of text. */
  width?: string;
  height?: string;
};

export function Skeleton({ ratio, width = '100%', height }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={style.skeleton}
      style={{ width, height: height ?? (ratio ? undefined : '10px'), aspectRatio: ratio }}
    />
  );
}
