// The right to fetch one's own works as a zip.
import * as z from 'zod';
import type { Config } from '#server/config.ts';
import { readTicket, signTicket } from '#server/signed-ticket.ts';

const Ticket = z.object({
  user: z.int(),
  tasks: z.array(z.int()),
  /** Which images of each: a bit for each number; 0 = all. Absent: all of all. */
  images: z.optional(z.array(z.int())),
});

export type ArchiveTicket = z.output<typeof Ticket>;

export function signArchiveTicket({ secret }: Pick<Config, 'secret'>, ticket: ArchiveTicket): string {
  return signTicket(secret, 'archive', ticket);
}

/** Null for what we did not sign, and for what is too old. */
export function readArchiveTicket({ secret }: Pick<Config, 'secret'>, signed: string): ArchiveTicket | null {
  return readTicket(secret, 'archive', Ticket, signed);
}
