// What the bootstrap prints, and how it hears that it should stop.

export function say(sentence) {
  console.log(`  ${sentence}`);
}

function ignore() {}

/** Prints why it cannot go on, and ends. */
export function giveUp(words, code = 1) {
  console.error(`\n${words}\n`);
  process.exit(code);
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_CHECK_MS = 300;

/**
 * Collects the ways to be stopped. `follow` says what to do about it, at once when it has already happened; the last
 * follower counts. npm puts a shell between itself and us that does not pass SIGTERM on, so the loss of our parent
 * counts as one.
 */
export function watchStops() {
  let follower = ignore;
  const stops = {
    reason: null,
    follow(tell) {
      follower = tell;
      if (stops.reason) tell(stops.reason);
    },
    forget() {
      for (const signal of SIGNALS) process.removeAllListeners(signal);
      clearInterval(timer);
    },
  };
  const hear = (signal) => {
    stops.reason = signal;
    follower(signal);
  };
  for (const signal of SIGNALS) process.on(signal, hear);
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) {
      clearInterval(timer);
      hear('SIGTERM');
    }
  }, PARENT_CHECK_MS);
  timer.unref();
  return stops;
}
