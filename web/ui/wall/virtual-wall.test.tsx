// What a wall draws while one scrolls: what stands there stays, what is passed is a row of colours.
import { cleanup, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { VirtualWall } from './virtual-wall.tsx';
import { layOutWall } from './wall-layout.ts';

const WIDTH = 400;
const layout = layOutWall(
  Array.from({ length: 40 }, () => 1),
  [40],
  {
    gap: 0,
    headWidth: 0,
    headHeight: 0,
    leastHeight: 0,
    padTop: 0,
    padBottom: 0,
    width: WIDTH,
    rowHeight: 100,
  },
);
let drawn: number[] = [];
const drawItem = (index: number) => {
  drawn.push(index);
  return String(index);
};

function draw(top: number, isFlying: boolean) {
  return (
    <VirtualWall
      layout={layout}
      range={{ width: WIDTH, top, bottom: top + 200 }}
      container={createRef()}
      keyOfSection={String}
      drawHead={() => null}
      keyOf={String}
      drawItem={drawItem}
      isFlying={isFlying}
      colourOf={(index) => (index === 16 ? 'rgb(1, 2, 3)' : undefined)}
    />
  );
}

afterEach(cleanup);

it('[product 4.1] draws one element a row while one flies, and all when one lands', () => {
  const { container, rerender } = render(draw(0, false));
  const cells = () =>
    [...container.querySelectorAll('li[data-index]')].map((cell) => Number(cell.textContent));
  const passing = () => [...container.querySelectorAll<HTMLElement>('li[aria-hidden]')];
  expect(cells()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  drawn = [];
  rerender(draw(0, true));
  rerender(draw(100, true));
  expect(cells()).toEqual([4, 5, 6, 7]);
  expect(passing()).toHaveLength(1);
  rerender(draw(400, true));
  expect(cells()).toEqual([]);
  expect(passing().map((row) => row.style.top)).toEqual(['400px', '500px']);
  expect(passing()[0]?.style.background).toContain('rgb(1, 2, 3)');
  expect(drawn).toEqual([]);
  rerender(draw(400, false));
  expect(passing()).toEqual([]);
  expect(cells()).toEqual([16, 17, 18, 19, 20, 21, 22, 23]);
});

it('draws nothing anew that stands where it stood', () => {
  const { rerender } = render(draw(0, false));
  drawn = [];
  rerender(draw(100, false));
  expect(drawn).toEqual([8, 9, 10, 11]);
});
