// Where a visitor came from first: `?ref=` or the page before, kept for 30 days (product A3).
import { readStored, STORED, writeStored } from '#web/model/me/stored-values.ts';

const KEPT_MS = 30 * 24 * 60 * 60_000;
const MAX_CHARACTERS = 200;

type Touch = { source: string; at: number };

/** Call once at start. The first touch stands; a later one counts only after the 30 days. */
export function saveReferrer(address: URL, previousPage: string): void {
  if (readReferrer() !== '') return;
  const source = address.searchParams.get('ref') ?? originElsewhere(previousPage, address.origin);
  if (!source) return;
  const touch: Touch = { source: source.slice(0, MAX_CHARACTERS), at: Date.now() };
  writeStored(STORED.referrer, JSON.stringify(touch));
}

/** Empty where nothing is known, or it is too long ago. */
export function readReferrer(): string {
  try {
    const touch = JSON.parse(readStored(STORED.referrer) ?? 'null') as Touch | null;
    return touch && Date.now() - touch.at < KEPT_MS ? touch.source : '';
  } catch {
    return '';
  }
}

function originElsewhere(page: string, here: string): string | null {
  if (!URL.canParse(page)) return null;
  const { origin, hostname } = new URL(page);
  return origin === here ? null : hostname;
}
