// Two videos as one.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followVideo } from './follow-video.ts';

/** A video that jsdom cannot play, with the parts that following needs. */
function makeVideo() {
  const video = document.createElement('video');
  const state = { paused: true, currentTime: 0, seeking: false };
  for (const name of Object.keys(state) as (keyof typeof state)[]) {
    Object.defineProperty(video, name, {
      get: () => state[name],
      set: (value: never) => {
        state[name] = value;
      },
    });
  }
  video.play = vi.fn<() => Promise<void>>(async () => {
    state.paused = false;
  });
  video.pause = vi.fn<() => void>(() => {
    state.paused = true;
  });
  return { video, state, say: (name: string) => video.dispatchEvent(new Event(name)) };
}

let leader: ReturnType<typeof makeVideo>;
let follower: ReturnType<typeof makeVideo>;
let part: () => void;

beforeEach(() => {
  leader = makeVideo();
  follower = makeVideo();
  part = followVideo(leader.video, follower.video);
});
afterEach(() => part());

it('plays, stops and hurries together', () => {
  leader.state.paused = false;
  leader.say('play');
  expect(follower.state.paused).toBe(false);
  leader.video.playbackRate = 2;
  leader.say('ratechange');
  expect(follower.video.playbackRate).toBe(2);
  leader.state.paused = true;
  leader.say('pause');
  expect(follower.state.paused).toBe(true);
});

it('stands at exactly the same frame when it stands', () => {
  leader.state.currentTime = 1.5;
  leader.say('seeked');
  expect(follower.state.currentTime).toBe(1.5);
});

it('lets a small drift be while it plays, and mends a large one', () => {
  leader.state.paused = false;
  Object.assign(leader.state, { currentTime: 2 });
  Object.assign(follower.state, { currentTime: 1.97 });
  leader.say('timeupdate');
  expect(follower.state.currentTime).toBe(1.97);
  follower.state.currentTime = 1.7;
  leader.say('timeupdate');
  expect(follower.state.currentTime).toBe(2);
});

it('goes its own way when it is let go', () => {
  part();
  leader.state.currentTime = 3;
  leader.say('seeked');
  expect(follower.state.currentTime).toBe(0);
});
