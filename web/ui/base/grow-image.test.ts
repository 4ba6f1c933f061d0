// A card's image grows into the large one, and nobody is kept from going where it leads.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { growImage, shrinkImage } from './grow-image.ts';

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
  await expect.poll(() => named).toEqual([['pressed-image'], ['', 'pressed-image']]);
  await expect.poll(() => nameOf(document.querySelector('[data-large-image]') ?? card)).toBe('');
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

const isCard = (link: HTMLAnchorElement) => link.href.endsWith('/there');
const named = () => document.querySelector<HTMLElement>('[style*="pressed-image"]');

/** A card that leads there, where the test puts it. */
function addCard(top: number): HTMLElement {
  const link = document.createElement('a');
  link.dataset.grows = '';
  link.href = '/there';
  link.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
  document.body.append(link);
  return link;
}

describe('on the way back', () => {
  const skip = vi.fn<() => void>();
  /** What is named when the page is seen before and after. */
  function recordNames() {
    const seen: (HTMLElement | null)[] = [];
    start.mockImplementation((update) => {
      seen.push(named());
      const finished = Promise.resolve()
        .then(update)
        .then(() => void seen.push(named()));
      return { finished, ready: Promise.resolve(), skipTransition: skip } as unknown as ViewTransition;
    });
    return seen;
  }
  let large: HTMLElement;
  beforeEach(() => {
    skip.mockReset();
    large = showLarge();
    large.getBoundingClientRect = () => new DOMRect(0, 0, 500, 500);
  });

  it('hands the name from the large image to its card, and takes it back', async () => {
    const seen = recordNames();
    const link = addCard(200);
    shrinkImage(isCard, () => setTimeout(() => large.remove(), 20));
    await expect.poll(() => seen).toEqual([large, link]);
    await expect.poll(() => nameOf(link)).toBe('');
    expect(skip).not.toHaveBeenCalled();
  });

  it.each([
    ['out of sight', () => void addCard(5000), () => large.remove()],
    ['not there', () => {}, () => large.remove()],
    ['behind another large image', () => void addCard(200), () => {}],
  ])('goes without a movement to a card that is %s', async (_, prepare, go) => {
    const seen = recordNames();
    prepare();
    shrinkImage(isCard, go);
    await expect.poll(() => seen).toEqual([large, null]);
    expect(skip).toHaveBeenCalledTimes(1);
  });

  it('goes at once where motion is unwanted', () => {
    isStill = true;
    const go = vi.fn<() => void>();
    shrinkImage(isCard, go);
    expect(go).toHaveBeenCalledTimes(1);
    expect(start).not.toHaveBeenCalled();
  });

  it('leaves the name to the movement that cuts it short', async () => {
    const cut = Promise.withResolvers<void>();
    let update: (() => Promise<void>) | undefined;
    start.mockImplementationOnce((given) => {
      update = given;
      return {
        finished: cut.promise,
        ready: Promise.resolve(),
        skipTransition: skip,
      } as unknown as ViewTransition;
    });
    const link = addCard(200);
    shrinkImage(isCard, () => large.remove());
    await update?.();
    start.mockImplementation(() => {
      const finished = new Promise(() => {});
      return { finished, ready: Promise.resolve() } as unknown as ViewTransition;
    });
    growImage(link, () => {});
    cut.resolve();
    await cut.promise;
    await Promise.resolve();
    expect(nameOf(link)).toBe('pressed-image');
  });
});
