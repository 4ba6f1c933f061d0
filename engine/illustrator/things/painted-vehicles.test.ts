// Vehicles are drawings of our own, in the paint that was asked for; who drives sits where the glass is.

import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../reading/parse-prompt.ts';
import { cabinOf } from './cabins.ts';
import { OWN_DRAWINGS } from './own-drawings.ts';
import { redrawnAs } from './redrawn.ts';
import { vehicleOf } from './painted-vehicles.ts';

describe('a vehicle', () => {
  it.each([
    ['a motorcycle', 'own/motorcycle'],
    ['一辆摩托车', 'own/motorcycle'],
    ['a futuristic motorcycle with neon lights', 'own/sport-motorcycle'],
    ['一辆赛博朋克摩托车', 'own/sport-motorcycle'],
    ['a vespa', 'own/motor-scooter'],
    ['外卖骑手', 'own/motor-scooter'],
    ['一辆绿色的公交车', 'own/city-bus'],
    ['a car', 'own/car'],
    ['一辆卡车', 'own/truck'],
    ['a tractor', 'own/tractor'],
    ['一架飞机', 'own/airliner'],
    ['a helicopter', 'own/helicopter'],
  ])('is drawn by ourselves: %s', (prompt, drawing) => {
    const drawings = parsePrompt(prompt).subjects.map(redrawnAs);
    expect(drawings).toContain(drawing);
    expect(OWN_DRAWINGS[drawing]).toBeDefined();
  });

  it('is drawn anew in the paint that was asked for, and only then', () => {
    expect(vehicleOf({ drawing: 'own/car', colour: '#2040c0' })?.width).toBe(OWN_DRAWINGS['own/car']?.width);
    expect(vehicleOf({ drawing: 'own/car' })).toBeUndefined();
    expect(vehicleOf({ drawing: 'own/bicycle', colour: '#2040c0' })).toBeUndefined();
  });

  it.each(['own/car', 'own/truck', 'own/tractor', 'own/city-bus', 'own/helicopter'])(
    'has a seat behind its glass: %s',
    (drawing) => {
      const cabin = cabinOf({ drawing });
      const [x, y] = cabin?.seats[0] ?? [0, 0];
      const pane = cabin?.panes.find((points) => {
        const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])];
        return Math.min(...xs) < x && x < Math.max(...xs) && Math.min(...ys) < y && y < Math.max(...ys);
      });
      expect(pane).toBeDefined();
    },
  );
});
