// What each move of the camera shows, and that none looks beyond what is painted.
import { describe, expect, it } from 'vitest';
import { CAMERAS, type Camera } from '#contract/video.ts';
import { planStage } from '../staging/plan-stage.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';
import type { Stage } from '../staging/stage.ts';
import { chooseShot, overscanOf, type ShotScene, type View } from './camera.ts';
import { painted, type PaintedLayer } from '../painting/layer.ts';
import type { Spot } from '../placing/spot.ts';
import { dropIntoFrame } from './keep-in-frame.ts';
import { hasGround, placeLayer, projectLayer, type Matrix, type Place } from './nearness.ts';

const frame = { width: 1280, height: 720 };
const LENGTH = 5;

function stageFor(camera: Camera, prompt: string): Stage {
  const over = overscanOf(camera);
  const size = { width: frame.width * over.x, height: frame.height * over.y };
  return planStage(parsePrompt(prompt), 'auto', { ...size, seed: 3, prompt });
}

const plain: ShotScene = {
  scene: 'meadow',
  isPortrait: false,
  isRough: false,
  hasGround: true,
  reach: 1,
  side: 1,
  phase: 11,
};

function viewsOf(camera: Camera, more: Partial<ShotScene> = {}): View[] {
  const shot = chooseShot(camera, { ...plain, ...more });
  return Array.from({ length: 31 }, (_, step) => shot.viewAt(step / 30, (step / 30) * LENGTH));
}

const first = (views: View[]): View => views[0] as View;
const last = (views: View[]): View => views.at(-1) as View;

/** Where a point of the frame lies on the stage. */
function onStage([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  const det = a * d - b * c;
  return [(d * (x - e) - c * (y - f)) / det, (a * (y - f) - b * (x - e)) / det];
}

const far: Place = { shape: 'upright', nearness: 0, size: 0 };
const near: Place = { shape: 'upright', nearness: 1, size: 1 };
const ground: Place = { shape: 'ground', nearness: 1, size: 0.75 };

/** How far a point of the stage moves over the frame from the start to the end. */
function travel(camera: Camera, place: Place, x = 0.5, y = 0.6): { x: number; y: number; grown: number } {
  const stage = stageFor(camera, 'a fox in a meadow');
  const views = viewsOf(camera);
  const at = (view: View) => {
    const [a, b, c, d, e, f] = projectLayer(stage, frame, place, view);
    const [px, py] = [stage.width * x, stage.height * y];
    return { x: a * px + c * py + e, y: b * px + d * py + f, size: a };
  };
  const from = at(first(views));
  const to = at(last(views));
  return { x: to.x - from.x, y: to.y - from.y, grown: to.size / from.size };
}

describe('[product 2.3] the camera', () => {
  it.each(CAMERAS)('%s never looks beyond what is painted', (camera) => {
    for (const prompt of ['a fox in a meadow', 'a street at night', 'a boat at sea', 'an eagle in the sky']) {
      const stage = stageFor(camera, prompt);
      const places: Place[] = [far, { ...far, nearness: 0.4, size: 0.4 }, near, ground];
      for (const view of viewsOf(camera, { scene: stage.scene, hasGround: hasGround(stage) })) {
        for (const place of places.filter(({ shape }) => shape !== 'ground' || hasGround(stage))) {
          const matrix = projectLayer(stage, frame, place, view);
          for (const [x, y] of [
            [0, 0],
            [frame.width, 0],
            [0, frame.height],
            [frame.width, frame.height],
          ] as const) {
            // The ground lies under the horizon; what is above it there is sky.
            const [px, py] = onStage(matrix, x, place.shape === 'ground' ? frame.height : y);
            expect(px).toBeGreaterThanOrEqual(-0.5);
            expect(px).toBeLessThanOrEqual(stage.width + 0.5);
            expect(py).toBeGreaterThanOrEqual(-0.5);
            expect(py).toBeLessThanOrEqual(stage.height + 0.5);
          }
        }
      }
    }
  });

  it('stands still when it is static', () => {
    expect(travel('static', near)).toEqual({ x: 0, y: 0, grown: 1 });
  });

  it('pushes in and pulls out: near things change most', () => {
    expect(travel('push_in', near).grown).toBeGreaterThan(1.2);
    expect(travel('push_in', far).grown).toBeLessThan(1.02);
    expect(travel('pull_out', near).grown).toBeLessThan(0.85);
  });

  it('pans and tilts: all shifts alike, against the way it looks', () => {
    for (const place of [far, near]) {
      expect(travel('pan_left', place).x).toBeCloseTo(0.22 * frame.width, 0);
      expect(travel('pan_right', place).x).toBeCloseTo(-0.22 * frame.width, 0);
      expect(travel('tilt_up', place).y).toBeCloseTo(0.22 * frame.height, 0);
      expect(travel('tilt_down', place).y).toBeCloseTo(-0.22 * frame.height, 0);
    }
  });

  it('tracks: what is near passes, what is far stays', () => {
    expect(Math.abs(travel('tracking', near).x)).toBeGreaterThan(200);
    expect(Math.abs(travel('tracking', far).x)).toBeLessThan(5);
  });

  it('orbits: what is behind the subject goes one way, what is before it the other', () => {
    const behind = travel('orbit', far).x;
    const before = travel('orbit', near).x;
    expect(Math.sign(behind)).toBe(-Math.sign(before));
    expect(Math.abs(behind)).toBeGreaterThan(60);
  });

  it('rises: the horizon climbs, near ground keeps its place', () => {
    const stage = stageFor('crane_up', 'a fox in a meadow');
    expect(travel('crane_up', far, 0.5, stage.horizon / stage.height).y).toBeCloseTo(
      -0.145 * frame.height,
      0,
    );
    expect(Math.abs(travel('crane_up', ground, 0.5, 0.91).y)).toBeLessThan(0.03 * frame.height);
  });

  it('trembles in a hand, never the same, and turns a little', () => {
    const views = viewsOf('handheld');
    expect(new Set(views.map(({ panX }) => panX.toFixed(5))).size).toBeGreaterThan(20);
    expect(Math.max(...views.map(({ roll }) => Math.abs(roll)))).toBeGreaterThan(0.001);
    expect(Math.max(...views.map(({ roll }) => Math.abs(roll)))).toBeLessThan(0.01);
  });

  it('keeps whoever stands on the ground on it, wherever it goes', () => {
    for (const camera of CAMERAS) {
      const stage = stageFor(camera, 'a fox in a meadow');
      const feet = stage.height * 0.91;
      const nearness = (feet - stage.horizon) / (stage.height - stage.horizon);
      const standing: Place = { shape: 'upright', nearness, size: 0.75 };
      for (const view of viewsOf(camera)) {
        const point = (place: Place): [number, number] => {
          const [a, b, c, d, e, f] = projectLayer(stage, frame, place, view);
          const x = stage.width * 0.5;
          return [a * x + c * feet + e, b * x + d * feet + f];
        };
        const [footX, footY] = point(standing);
        const [groundX, groundY] = point(ground);
        expect(Math.abs(footX - groundX)).toBeLessThan(frame.width * 0.004);
        expect(Math.abs(footY - groundY)).toBeLessThan(frame.height * 0.006);
      }
    }
  });

  it('goes a shorter way where there is little room, and looks no farther', () => {
    const { over } = chooseShot('pan_left', { ...plain, reach: 0.3 });
    expect(over.x).toBeCloseTo(1.072, 3);
    expect(Math.abs(first(viewsOf('pan_left', { reach: 0.3 })).panX)).toBeLessThan((over.x - 1) / 2);
  });

  it('chooses by the place when it may', () => {
    const dolly = (more: Partial<ShotScene>) => last(viewsOf('auto', more)).dolly;
    expect(dolly({ scene: 'street' })).toBeGreaterThan(dolly({ scene: 'meadow' }));
    expect(last(viewsOf('auto', { isPortrait: true })).panX).not.toBe(0);
    expect(new Set(viewsOf('auto', { isRough: true }).map(({ roll }) => roll)).size).toBeGreaterThan(10);
  });
});

const layerAt = (y: number, isFloating: boolean) => {
  const spot = { subject: {}, x: 400, y, tall: 200, depth: 0.6, isFloating } as Spot;
  return painted('subject eagle 0', 0.6, () => {}, { spot });
};

describe('what flies high', () => {
  const stage = stageFor('crane_up', 'an eagle over the mountains');
  const views = viewsOf('crane_up');
  const highestOf = (layer: PaintedLayer, drop: number): number =>
    Math.min(
      ...views.map((view) => {
        const [, , , scale, , top] = projectLayer(stage, frame, placeLayer(stage, layer), view);
        return scale * ((layer.spot?.y ?? 0) - (layer.spot?.tall ?? 0) + drop) + top;
      }),
    );

  it('stays whole in the frame while the camera rises', () => {
    const eagle = layerAt(210, true);
    expect(highestOf(eagle, 0)).toBeLessThan(0);
    expect(highestOf(eagle, dropIntoFrame(stage, frame, [eagle], views))).toBeGreaterThan(0);
  });

  it('is as high as in the still where there is room, and nobody on the ground is moved', () => {
    expect(dropIntoFrame(stage, frame, [layerAt(520, true)], views)).toBe(0);
    expect(dropIntoFrame(stage, frame, [layerAt(210, false)], views)).toBe(0);
  });
});
