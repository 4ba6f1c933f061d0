// Which addresses a provider may send us to: what it names in an answer is not followed anywhere else.

/** `https://*.fal.media/`, `https://storage.googleapis.com/falserverless/`: scheme, host (`*.` any below it), path before. */
export type AddressPattern = string;

/** False also for what is no address. */
export function isAddressOf(address: string, patterns: readonly AddressPattern[]): boolean {
  const url = URL.parse(address);
  if (!url || url.username !== '' || url.password !== '') return false;
  return patterns.some((pattern) => {
    const [, scheme = '', host = '', path = '/'] = /^(https?:)\/\/([^/]+)(\/.*)$/.exec(pattern) ?? [];
    const isHost = host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host;
    return url.protocol === scheme && isHost && url.pathname.startsWith(path);
  });
}
