// An image that has larger renditions shows what can be had of them, and says only then that nothing can be.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { rgbaToThumbHash } from 'thumbhash';
import { afterEach, expect, it, vi } from 'vitest';
import { Image } from './image.tsx';

afterEach(cleanup);

const large = (name: string) => `/${name}.webp 384w, /${name}.png?w=1024 768w`;
const box = { alt: 'a panda', width: 3, height: 4 };
const image = () => screen.getByRole<HTMLImageElement>('img', { name: 'a panda' });

it('shows the small one where a larger one cannot be had, and tells only when that fails too', () => {
  const onFail = vi.fn<() => void>();
  render(<Image src="/a.webp" srcSet={large('a')} onFail={onFail} {...box} />);
  expect(image().srcset).toBe(large('a'));
  fireEvent.error(image());
  expect(image().srcset).toBe('');
  expect(image().getAttribute('src')).toBe('/a.webp');
  expect(onFail).not.toHaveBeenCalled();
  fireEvent.error(image());
  expect(onFail).toHaveBeenCalledOnce();
});

it.each([
  ['see-through', 0, false],
  ['filled', 255, true],
])('has its stand-in behind it once it is there only where it hides it: %s', (_, alpha, isKept) => {
  const pixels = Uint8Array.from({ length: 8 * 8 * 4 }, (_value, i) =>
    i % 4 === 3 ? (i < 128 ? alpha : 255) : (i * 7) % 256,
  );
  const thumbhash = btoa(String.fromCodePoint(...rgbaToThumbHash(8, 8, pixels)));
  render(<Image src="/a.png" thumbhash={thumbhash} {...box} />);
  const standIn = () => image().parentElement?.style.backgroundImage !== '';
  expect(standIn()).toBe(true);
  fireEvent.load(image());
  expect(standIn()).toBe(isKept);
});

it('tries the larger ones of another address', () => {
  const { rerender } = render(<Image src="/a.webp" srcSet={large('a')} {...box} />);
  fireEvent.error(image());
  rerender(<Image src="/b.webp" srcSet={large('b')} {...box} />);
  expect(image().srcset).toBe(large('b'));
});
