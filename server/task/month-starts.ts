// When months began, as the clocks of a time zone told.

/** From January of a year until now, one after another. `zone`: an IANA name. */
export function listMonthStarts(firstYear: number, zone: string): Date[] {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const starts: Date[] = [];
  for (let month = 0; ; month += 1) {
    const start = findMoment(clock, Date.UTC(firstYear, month));
    if (start > Date.now()) return starts;
    starts.push(new Date(start));
  }
}

/** When the clock showed this, which is given as if it went by UTC. */
function findMoment(clock: Intl.DateTimeFormat, shown: number): number {
  // The clock may have been changed between the guess and the moment.
  const guess = shown - aheadOf(clock, shown);
  return shown - aheadOf(clock, guess);
}

/** How far the clock was ahead of UTC at a moment, in milliseconds. */
function aheadOf(clock: Intl.DateTimeFormat, moment: number): number {
  const parts = Object.fromEntries(
    clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - moment;
}
