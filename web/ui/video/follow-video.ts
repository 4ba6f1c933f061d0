// Two videos as one: the second does what the first does, at the same place. Returns what parts them.

/** Playing videos may drift so far apart before one is set right: a seek in motion is seen as a jerk. */
const DRIFT_SECONDS = 0.08;
const PAUSED_DRIFT_SECONDS = 0.001;

export function followVideo(leader: HTMLVideoElement, follower: HTMLVideoElement): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  function match() {
    follower.playbackRate = leader.playbackRate;
    if (leader.paused) follower.pause();
    else void follower.play().catch(() => {}); // silent, so it is refused only while it loads
  }
  function meet() {
    const drift = Math.abs(leader.currentTime - follower.currentTime);
    const allowed = leader.paused ? PAUSED_DRIFT_SECONDS : DRIFT_SECONDS;
    if (drift > allowed && !follower.seeking) follower.currentTime = leader.currentTime;
  }
  for (const name of ['play', 'pause', 'ratechange']) leader.addEventListener(name, match, { signal });
  for (const name of ['seeked', 'pause', 'timeupdate']) leader.addEventListener(name, meet, { signal });
  follower.addEventListener('loadeddata', match, { signal });
  follower.addEventListener('loadeddata', meet, { signal });
  follower.muted = true;
  follower.loop = false; // it goes back when the leader does
  match();
  return () => stopping.abort();
}
