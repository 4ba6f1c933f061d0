// The round room of a lighthouse: courses of whitewashed stone that bend, darker toward both sides.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Stage } from '../staging/stage.ts';
import { roomKindOf } from './room-kind.ts';

export function isInLighthouse(stage: Pick<Stage, 'scene' | 'words'>): boolean {
  return stage.scene === 'room' && roomKindOf(stage) === 'lighthouse';
}

export function roundWallLayers(stage: Stage): Layer[] {
  return isInLighthouse(stage)
    ? [painted('round wall', 0.06, (brush) => paintCourses(stage, brush), { isSolid: false })]
    : [];
}

const COURSES = 9;
const STONES = 11;

function paintCourses(stage: Stage, brush: Brush): void {
  const { width, horizon, short } = stage;
  const random = stage.random('courses');
  const lime = stage.isDark ? '#8a8078' : '#e4ddd0';
  brush.fillStyle = css(lime, 0.85);
  brush.fillRect(0, 0, width, horizon);
  // Above the eye the courses rise in the middle, below it they sink.
  const eye = 0.5;
  const rowAt = (course: number, across: number): number =>
    horizon * (course / COURSES) - (eye - course / COURSES) * horizon * 0.3 * (1 - (across * 2 - 1) ** 2);
  brush.lineWidth = Math.max(1, short * 0.002);
  const edges = Array.from(
    { length: STONES + 1 },
    (_, stone) => 0.5 - Math.cos((stone / STONES) * Math.PI) / 2,
  );
  for (let course = 0; course <= COURSES; course++) {
    brush.strokeStyle = css(mix(lime, '#2a2430', 0.42), 0.6);
    brush.beginPath();
    for (let step = 0; step <= 24; step++) brush.lineTo((width * step) / 24, rowAt(course, step / 24));
    brush.stroke();
    for (const [stone, edge] of edges.entries()) {
      const across = Math.min(1, Math.max(0, edge + (course % 2 === 0 ? 0 : 0.04)));
      brush.beginPath();
      brush.moveTo(width * across, rowAt(course, across));
      brush.lineTo(width * across, rowAt(course + 1, across));
      brush.stroke();
      if (!random.chance(0.4) || stone === STONES) continue;
      const next = Math.min(1, (edges[stone + 1] ?? 1) + (course % 2 === 0 ? 0 : 0.04));
      brush.fillStyle = css(random.chance(0.5) ? '#ffffff' : '#4a4048', 0.1);
      brush.fillRect(
        width * across,
        rowAt(course, across),
        width * (next - across),
        rowAt(course + 1, across) - rowAt(course, across),
      );
    }
  }
  const bend = brush.createLinearGradient(0, 0, width, 0);
  bend.addColorStop(0, 'rgba(16,12,28,0.82)');
  bend.addColorStop(0.28, 'rgba(16,12,28,0.16)');
  bend.addColorStop(0.5, 'rgba(16,12,28,0)');
  bend.addColorStop(0.72, 'rgba(16,12,28,0.16)');
  bend.addColorStop(1, 'rgba(16,12,28,0.82)');
  brush.fillStyle = bend;
  brush.fillRect(0, 0, width, horizon);
}
