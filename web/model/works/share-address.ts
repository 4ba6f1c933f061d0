// Hands an address to others: by the sheet of the device where it has one for fingers, else by the clipboard.

export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;
}

/** `handed`: by the sheet, whose closing says nothing. `copied`, or `kept` where the browser lets no page copy. */
export async function shareAddress(title: string, url: string): Promise<'handed' | 'copied' | 'kept'> {
  if (!hasShareSheet()) return (await copyText(url)) ? 'copied' : 'kept';
  // Whoever closes the sheet of the device has changed their mind: nothing is said.
  await navigator.share({ title, url }).catch(() => {});
  return 'handed';
}

/** False where the browser lets no page copy; without https it has no such thing at all. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
