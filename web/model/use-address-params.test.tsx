// Changes of the address that nothing is drawn between.
import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { useAddressParams } from './use-address-params.ts';

function open(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(MemoryRouter, { initialEntries: [address] }, children);
  const { result } = renderHook(
    () => ({
      one: useAddressParams(),
      other: useAddressParams(),
      search: useLocation().search,
      navigate: useNavigate(),
    }),
    { wrapper },
  );
  return result;
}

it('adds up what several make of it at once', () => {
  const page = open('/tool?media=4&from=3&n=1');
  act(() => {
    page.current.one[1]((params) => params.delete('media'), { replace: true });
    page.current.other[1]((params) => params.delete('from'), { replace: true });
    page.current.one[1]((params) => params.set('n', '2'), { replace: true });
  });
  expect(page.current.search).toBe('?n=2');
  expect(page.current.one[0].get('n')).toBe('2');
});

it('begins with what is drawn, when the address has changed otherwise', () => {
  const page = open('/tool?media=4');
  act(() => page.current.one[1]((params) => params.set('n', '1')));
  act(() => void page.current.navigate('/tool?effect=ink'));
  act(() => page.current.other[1]((params) => params.set('n', '3')));
  expect(page.current.search).toBe('?effect=ink&n=3');
});

it('can be kept by an effect that runs once', () => {
  const page = open('/tool');
  const [, change] = page.current.one;
  act(() => change((params) => params.set('n', '1')));
  expect(page.current.one[1]).toBe(change);
});
