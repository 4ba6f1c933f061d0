// Whether an issuer can give an address to whom it likes: only then its word for it opens the account of that address.
import { domainToASCII } from 'node:url';
import type { Config } from '#server/config.ts';
import type { IdClaims } from '#server/adapters/read-id-token.ts';

const GOOGLE = 'https://accounts.google.com';
const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * Google owns Gmail, and the domain of an organisation whose people it signs in (`hd`). It also vouches for addresses
 * elsewhere that were proven once, years ago perhaps: they are not its own. What another issuer owns, the settings say.
 */
export function ownsAddress(
  google: Config['google'],
  { issuer, hostedDomain }: Pick<IdClaims, 'issuer' | 'hostedDomain'>,
  address: string,
): boolean {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  if (google?.issuerDomains.includes(domain)) return true;
  if (issuer !== GOOGLE) return false;
  return GMAIL.has(domain) || (hostedDomain !== '' && domainToASCII(hostedDomain) === domain);
}
