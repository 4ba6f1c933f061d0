// When the drawn landing page is enough.
import { beforeEach, expect, it } from 'vitest';
import { needsApp, waitForPerson } from './wait-for-person.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

it('is enough for a visitor of whom nothing is known', () => {
  expect(needsApp()).toBe(false);
});

it.each([
  ['is signed in', () => localStorage.setItem('auth_token', 't')],
  ['has written something before', () => localStorage.setItem('composer-draft', '{}')],
  ['comes back from signing in', () => sessionStorage.setItem('intended-run', '{}')],
  ['was sent here with something to do', () => history.replaceState(null, '', '/?login=1')],
])('is not enough for somebody who %s', (_, prepare) => {
  prepare();
  expect(needsApp()).toBe(true);
});

it.each(['pointermove', 'keydown', 'scroll', 'focusin', 'touchstart'])('waits for a %s', async (sign) => {
  let isThere = false;
  const waiting = waitForPerson().then(() => (isThere = true));
  await Promise.resolve();
  expect(isThere).toBe(false);
  // Not on the page: what hears keys there wants whole ones.
  window.dispatchEvent(new Event(sign));
  await waiting;
});

it('does not take a pointer that lies where the page comes for somebody', async () => {
  let isThere = false;
  const waiting = waitForPerson().then(() => (isThere = true));
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 }));
  await Promise.resolve();
  expect(isThere).toBe(false);
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 3, movementY: 0 }));
  await waiting;
});
