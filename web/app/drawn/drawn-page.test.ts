// What is done on a page that was drawn beforehand happens on the living one.
import { beforeEach, expect, it, vi } from 'vitest';
import { type DrawnPage, watchDrawnPage } from './drawn-page.ts';

const PAGE = `
  <form action="/home">
    <textarea name="prompt"></textarea>
    <div role="tab">Image</div><div role="tab">Video</div>
    <select data-draft="aspect_ratio"><option selected>1:1</option><option>2:3</option></select>
    <select data-draft="style"><option selected>auto</option><option>ink</option></select>
    <button type="submit">Generate</button>
  </form>
  <button aria-label="Try it">1</button><button aria-label="Try it">2</button>
  <a href="/explore">Explore</a><a href="/#tools">Explore</a>
  <details><summary>Why?</summary>So.</details>`;

let drawn: HTMLElement;
let living: HTMLElement;
let page: DrawnPage;
const done: string[] = [];

beforeEach(() => {
  document.body.innerHTML = `<div id="drawn">${PAGE}</div><div id="living"><p>New</p>${PAGE}</div>`;
  [drawn, living] = [get('#drawn'), get('#living')];
  page = watchDrawnPage(drawn);
  done.length = 0;
  living.addEventListener('click', (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLElement) done.push(event.target.textContent);
  });
});

function get<Found extends HTMLElement>(selector: string, within: ParentNode = document): Found {
  const found = within.querySelector<Found>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}
const press = (selector: string) => get(selector, drawn).click();

it('does the presses in their order, each on the element with the same words', async () => {
  press('[role=tab] + [role=tab]');
  press('[aria-label] + [aria-label]');
  press('[type=submit]');
  expect(done).toEqual([]);
  await page.repeat(page.match(living));
  expect(done).toEqual(['Video', '2', 'Generate']);
});

it('takes Enter in the field for the press of the button, but not where a line or a word is being made', async () => {
  const field = get('textarea', drawn);
  const type = (given: KeyboardEventInit) =>
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...given }),
    );
  expect(type({ shiftKey: true })).toBe(true);
  expect(type({ isComposing: true })).toBe(true);
  expect(type({})).toBe(false);
  await page.repeat(page.match(living));
  expect(done).toEqual(['Generate']);
});

it('marks what waits', () => {
  press('[type=submit]');
  expect(get('[data-waiting]', drawn).textContent).toBe('Generate');
});

it('tells links with the same words apart, and leaves them to the browser', () => {
  const places = page.match(living);
  const link = get('a[href="/#tools"]', drawn);
  expect(places.get(link)).toBe(get('a[href="/#tools"]', living));
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.addEventListener('click', () => expect(click.defaultPrevented).toBe(false));
  link.dispatchEvent(click);
  expect(drawn.querySelector('[data-waiting]')).toBeNull();
});

it('sends nothing by the form where nobody asked for it', () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  press('[aria-label]');
  page.doWithout();
  expect(submit).not.toHaveBeenCalled();
  submit.mockRestore();
});

it('sends the form when the living page will not come', () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  press('[type=submit]');
  page.doWithout();
  expect(submit).toHaveBeenCalledOnce();
  expect(drawn.querySelector('[data-waiting]')).toBeNull();
  submit.mockRestore();
});

it('hands on what was chosen from a list, and nothing that nobody touched', () => {
  expect(page.readChosen()).toEqual({});
  get<HTMLSelectElement>('[data-draft=style]', drawn).value = 'ink';
  expect(page.readChosen()).toEqual({ style: 'ink' });
  const place = page.match(living).get(get('[data-draft=style]', drawn));
  expect(place).toBe(get('[data-draft=style]', living));
});
