// The toasts that are on the page: at most five, the oldest gives way, each leaves after its time.
import { create } from 'zustand';

export type ToastType = 'success' | 'info' | 'warning' | 'error';

export type Toast = {
  id: string;
  message: string;
  type: ToastType;
  /** Milliseconds; 0 stays until it is closed. */
  duration: number;
  showClose: boolean;
  /** Epoch milliseconds. */
  createdAt: number;
  action?: ToastAction;
  /** Points came back: drawn with the sign of a return. */
  isRefund?: boolean;
  /** Told once when the toast leaves, whatever the reason: an undo that was not used takes effect now. */
  onLeave?: () => void;
};

export type ToastAction = { label: string; onPress: () => void };

export type ToastOptions = Partial<Pick<Toast, 'duration' | 'showClose' | 'action' | 'isRefund' | 'onLeave'>>;

/** Spec §4 and §9. */
export const MAX_TOASTS = 5;
export const TOAST_DURATION: Readonly<Record<ToastType, number>> = {
  success: 3000,
  info: 3000,
  warning: 4000,
  error: 5000,
};
/** The same words again within this time are one toast. */
const SAME_WORDS_MS = 2000;

type ToastQueue = {
  toasts: readonly Toast[];
  /** Shows a toast and returns its id; the id of the one already there if the same words just came. */
  show: (type: ToastType, message: string, options?: ToastOptions) => string;
  close: (id: string) => void;
  clear: () => void;
};

let lastNumber = 0;

export const useToastQueue = create<ToastQueue>()((set, get) => ({
  toasts: [],
  show(type, message, options = {}) {
    const now = Date.now();
    const { toasts } = get();
    const same = toasts.find(
      (toast) => toast.message === message && toast.type === type && now - toast.createdAt < SAME_WORDS_MS,
    );
    if (same && !options.action && !options.onLeave) return same.id;
    lastNumber += 1;
    const toast: Toast = {
      id: `toast-${lastNumber}`,
      message,
      type,
      duration: options.duration ?? TOAST_DURATION[type],
      showClose: options.showClose ?? (type === 'warning' || type === 'error'),
      createdAt: now,
      action: options.action,
      isRefund: options.isRefund,
      onLeave: options.onLeave,
    };
    const all = [...toasts, toast];
    const dropped = all.slice(0, Math.max(0, all.length - MAX_TOASTS));
    set({ toasts: all.slice(-MAX_TOASTS) });
    for (const old of dropped) old.onLeave?.();
    return toast.id;
  },
  close(id) {
    const toast = get().toasts.find((candidate) => candidate.id === id);
    if (!toast) return;
    set({ toasts: get().toasts.filter((candidate) => candidate.id !== id) });
    toast.onLeave?.();
  },
  clear() {
    const leaving = get().toasts;
    set({ toasts: [] });
    for (const toast of leaving) toast.onLeave?.();
  },
}));

/** The same queue for code outside of components. */
export const toast = {
  success: (message: string, options?: ToastOptions) =>
    useToastQueue.getState().show('success', message, options),
  info: (message: string, options?: ToastOptions) => useToastQueue.getState().show('info', message, options),
  warning: (message: string, options?: ToastOptions) =>
    useToastQueue.getState().show('warning', message, options),
  error: (message: string, options?: ToastOptions) =>
    useToastQueue.getState().show('error', message, options),
  close: (id: string) => useToastQueue.getState().close(id),
};
