// The outline of an aspect ratio, as large as an icon.
import { measureRatio } from './measure-ratio.ts';

const BOX = 16;
const SIZES = { side: 11, longest: 14 };

export function RatioIcon({ ratio }: { ratio: string }) {
  const { width, height } = measureRatio(ratio, SIZES);
  return (
    <svg
      viewBox={`0 0 ${BOX} ${BOX}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <rect x={(BOX - width) / 2} y={(BOX - height) / 2} width={width} height={height} />
    </svg>
  );
}
