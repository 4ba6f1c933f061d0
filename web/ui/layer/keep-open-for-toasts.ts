// A press on a toast is not a press beside the dialog: it must not close what is open.

export function keepOpenForToasts(event: Event): void {
  const isToast = event.target instanceof Element && event.target.closest('[data-toaster]') !== null;
  if (isToast) event.preventDefault();
}
