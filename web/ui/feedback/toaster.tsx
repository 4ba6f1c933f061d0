// Draws the toast queue at the top centre, newest below. Esc clears it unless a dialog or menu is open.
import { CircleCheck, CircleX, Info, TriangleAlert, Undo2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { focusPageSoon } from '../base/focus-page.ts';
import { IconButton } from '../base/icon-button.tsx';
import { joinClasses } from '../base/join-classes.ts';
import { useToastQueue } from './toast-queue.ts';
import type { Toast } from './toast-queue.ts';
import { useUiWords } from '../base/ui-words.tsx';
import style from './toaster.module.css';

const ICONS = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleX };

export function Toaster() {
  const words = useUiWords();
  const toasts = useToastQueue((queue) => queue.toasts);
  const clear = useToastQueue((queue) => queue.clear);
  useEffect(() => {
    if (toasts.length === 0) return;
    function press(event: KeyboardEvent) {
      if (event.key === 'Escape' && !isLayerOpen()) clear();
    }
    // In the capture phase: an Esc that closes a dialog is seen here while that dialog is still open.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [toasts.length, clear]);
  // Beside the dialogs, not below them. `aria-live` keeps an open dialog from hiding it from the ear.
  return createPortal(
    <section className={style.toaster} aria-label={words.notifications} aria-live="off" data-toaster="">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>,
    document.body,
  );
}

function isLayerOpen(): boolean {
  return (
    document.querySelector(
      '[role=dialog][data-state=open], [role=menu][data-state=open], [role=listbox][data-state=open]',
    ) !== null
  );
}

export function ToastCard({ toast }: { toast: Toast }) {
  const words = useUiWords();
  const close = useToastQueue((queue) => queue.close);
  const [isHeld, setHeld] = useState(false);
  const left = useRef(toast.duration);
  useEffect(() => {
    if (isHeld || toast.duration === 0) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => close(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(800, left.current - (performance.now() - startedAt));
    };
  }, [isHeld, toast.id, toast.duration, close]);
  const hasKeys = useRef(false);
  useEffect(
    () => () => {
      if (hasKeys.current) focusPageSoon();
    },
    [],
  );
  const Icon = toast.isRefund ? Undo2 : ICONS[toast.type];
  const isUrgent = toast.type === 'warning' || toast.type === 'error';
  return (
    <div
      role={isUrgent ? 'alert' : 'status'}
      // Also here: a toast that was pressed has left the page when the dialog asks what was pressed.
      data-toaster=""
      className={joinClasses(style.toast, style[toast.type])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => {
        setHeld(true);
        hasKeys.current = true;
      }}
      onBlur={() => {
        setHeld(false);
        hasKeys.current = false;
      }}
    >
      <Icon aria-hidden="true" className={style.sign} />
      <p className={style.message}>{toast.message}</p>
      {toast.action && (
        <button
          type="button"
          className={style.action}
          onClick={() => {
            toast.action?.onPress();
            close(toast.id);
          }}
        >
          {toast.action.label}
        </button>
      )}
      {toast.showClose && (
        <IconButton
          size="small"
          label={words.close}
          icon={<X />}
          onClick={() => close(toast.id)}
          className={style.close}
        />
      )}
    </div>
  );
}
