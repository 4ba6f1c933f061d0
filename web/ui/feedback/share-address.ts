// Hands an address to others: by the sheet of the device where it has one for fingers, else by the clipboard.
export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;
}

/** Returns true when it lies in the clipboard now. Throws where the browser does not let the page write there. */
export async function shareAddress(title: string, url: string): Promise<boolean> {
  if (hasShareSheet()) {
    // Whoever closes the sheet of the device has changed their mind.
    await navigator.share({ title, url }).catch(() => {});
    return false;
  }
  await navigator.clipboard.writeText(url);
  return true;
}
