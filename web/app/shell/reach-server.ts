// Whether the server can be reached: the browser only knows whether there is a network.

export async function isServerReached(): Promise<boolean> {
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-store', credentials: 'omit' });
    return response.ok;
  } catch {
    return false;
  }
}
