// What limits count as one address.
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Returns an IPv4 address as it is, in whichever form it is written; of an IPv6 address the first 64 bits, because one line has all the rest to itself. */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (isIP(bare) === 0) return bare;
  const known = ipaddr.process(bare); // an IPv4 address inside an IPv6 one becomes itself
  if (known.kind() === 'ipv4') return known.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${known.toString()}/64`).toString()}/64`;
}
