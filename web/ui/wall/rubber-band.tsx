// The rectangle that chooses what it touches.
import type { WallBox } from './wall-layout.ts';
import style from './virtual-wall.module.css';

export function RubberBand({ area }: { area: WallBox }) {
  return <div className={style.band} style={area} aria-hidden="true" />;
}
