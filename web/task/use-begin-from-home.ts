// Generate was pressed on /home: the form takes over what was asked there, and begins.
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMe } from '#web/model/me/use-me.ts';
import type { Draft } from './drafts.ts';

export type BeginFromHome<Form extends object> = {
  form: Form;
  read: (raw: Draft) => Form;
  fill: (form: Form) => void;
  generate: () => void;
};

export function useBeginFromHome<Form extends object>({ form, read, fill, generate }: BeginFromHome<Form>) {
  const location = useLocation();
  const navigate = useNavigate();
  const isKnown = useMe((me) => me !== null);
  const begin = (location.state as { begin?: Draft } | null)?.begin;
  const latest = useRef({ read, fill, generate });
  /** What the form has to show before it begins. */
  const wanted = useRef<Form | null>(null);
  useEffect(() => {
    latest.current = { read, fill, generate };
  });
  useEffect(() => {
    if (!begin) return;
    wanted.current = latest.current.read(begin);
    latest.current.fill(wanted.current);
    void navigate(`${location.pathname}${location.search}`, { replace: true, state: null });
  }, [begin, navigate, location.pathname, location.search]);
  useEffect(() => {
    if (!wanted.current || !isKnown || !isShown(wanted.current, form)) return;
    wanted.current = null;
    latest.current.generate();
  });
}

function isShown(wanted: object, form: object): boolean {
  const shown = new Map(Object.entries(form));
  return Object.entries(wanted).every(([name, value]) => Object.is(shown.get(name), value));
}
