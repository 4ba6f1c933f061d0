// Where "/" leads: the prompt of the screen, else its search.

const FIELDS = ['main textarea[data-prompt]', 'main input[type=search]'];

/** Returns false where the screen has neither in sight. */
export function focusField(): boolean {
  const field = FIELDS.flatMap((fields) => [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields),
  ]).find((one) => !one.disabled && one.checkVisibility());
  if (!field) return false;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
  return true;
}
