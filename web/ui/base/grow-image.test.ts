// A card's image grows into the large one, and nobody is kept from going where it leads.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { growImage } from './grow-image.ts';

const start = vi.fn<(update: () => Promise<void>) => ViewTransition>();
let card: HTMLElement;
let isStill = false;

beforeEach(() => {
  isStill = false;
  document.body.replaceChildren((card = document.createElement('a')));
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  start.mockReset();
  start.mockImplementation((update) => {
    const finished = Promise.resolve().then(update);
    return { finished, ready: Promise.reject(new Error('left out')) } as unknown as ViewTransition;
  });
  Object.assign(document, { startViewTransition: start });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
});

function showLarge(): HTMLElement {
  const large = document.createElement('div');
  large.dataset.largeImage = '';
  document.body.append(large);
  return large;
}
const nameOf = (element: HTMLElement) => element.style.getPropertyValue('view-transition-name');

it('hands the name from the card to the large image, and takes it back', async () => {
  const named: string[][] = [];
  start.mockImplementation((update) => {
    named.push([nameOf(card)]);
    const finished = (async () => {
      await update();
      named.push([nameOf(card), nameOf(document.querySelector<HTMLElement>('[data-large-image]') ?? card)]);
    })();
    return { finished, ready: Promise.resolve() } as unknown as ViewTransition;
  });
  growImage(card, () => setTimeout(showLarge, 20));
  await vi.waitFor(() => expect(named).toEqual([['pressed-image'], ['', 'pressed-image']]));
  await vi.waitFor(() => expect(nameOf(document.querySelector('[data-large-image]') ?? card)).toBe(''));
});

it('goes where no large image comes, too', async () => {
  const go = vi.fn<() => void>();
  growImage(card, go);
  await start.mock.results[0]?.value.finished;
  expect(go).toHaveBeenCalledTimes(1);
  expect(nameOf(card)).toBe('');
});

it.each([
  ['motion is unwanted', () => (isStill = true)],
  ['the browser knows no transitions', () => Reflect.deleteProperty(document, 'startViewTransition')],
  ['a large image is there already', showLarge],
])('goes at once where %s', (_, prepare) => {
  prepare();
  const go = vi.fn<() => void>();
  growImage(card, go);
  expect(go).toHaveBeenCalledTimes(1);
  expect(start).not.toHaveBeenCalled();
});
