// The few things that somebody new is told, each once in this browser, where and when it is of use.
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useMe } from './me/use-me.ts';
import { listOf, stored } from './stored.ts';

const Name = z.enum(['result', 'palette', 'creations']);
export type HintName = z.infer<typeof Name>;

/** Whoever came before that has found their ways. */
const NEW_MS = 14 * 24 * 60 * 60_000;

const told = stored('hints-told', listOf(Name));

export type HintState = {
  isShown: boolean;
  dismiss: () => void;
};

/** `isUseful`: what it is about is there. It stays until it is put away or the page is left, and does not come again. */
export function useHint(name: HintName, isUseful: boolean): HintState {
  const isNew = useMe((me) => me !== null && Date.now() - Date.parse(me.first_login_at) < NEW_MS);
  const [isAway, setAway] = useState(() => told.read().includes(name));
  const isShown = isUseful && isNew && !isAway;
  useEffect(() => {
    const before = told.read();
    if (isShown && !before.includes(name)) told.write([...before, name]);
  }, [isShown, name]);
  return { isShown, dismiss: () => setAway(true) };
}
