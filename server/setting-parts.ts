// What settings of several kinds are made of.
import * as z from 'zod';

export const text = z.string().default('');

/** Without a slash at its end. */
export const address = (usual: string) =>
  z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
    .transform((given) => given.replace(/\/+$/, ''))
    .default(usual);

/** A list of names, separated by commas. */
export const names = z
  .string()
  .default('')
  .transform((given) =>
    given
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  );
