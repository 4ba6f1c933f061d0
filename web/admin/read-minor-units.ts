// Money as an admin types it, in whole cents.

/** Minor units of "18.99", "18,9" or "18"; null for what is no such sum. */
export function readMinorUnits(typed: string): number | null {
  const [, units, rest = ''] = /^\s*(\d{1,8})(?:[.,](\d{1,2}))?\s*$/.exec(typed) ?? [];
  return units === undefined ? null : Number(units) * 100 + Number(rest.padEnd(2, '0'));
}
