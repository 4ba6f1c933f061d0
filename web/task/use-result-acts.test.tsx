// What is offered on each result of a run, and that it acts on the one that it stands on.
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { TaskActsProvider } from '#web/model/tasks/task-acts.tsx';
import type { TaskActs } from '#web/model/tasks/task-acts.tsx';
import { endShareWish, useShareWish } from '#web/model/works/share-wish.ts';
import type { MenuItem } from '#web/ui/layer/menu.tsx';
import { animationPoints } from './animation.ts';
import { useResultActs } from './use-result-acts.tsx';

const acts = {
  setFavorite: vi.fn<TaskActs['setFavorite']>(),
  setPublic: vi.fn<TaskActs['setPublic']>(),
  shareLink: vi.fn<TaskActs['shareLink']>(),
  animate: vi.fn<TaskActs['animate']>(),
  deleteTasks: vi.fn<TaskActs['deleteTasks']>(),
  runAgain: vi.fn<TaskActs['runAgain']>(),
  downloadResult: vi.fn<TaskActs['downloadResult']>(),
};

beforeAll(() => speakEnglish(bundledEn));
beforeEach(() => {
  for (const act of Object.values(acts)) act.mockReset();
  endShareWish();
});
afterEach(cleanup);

const image = {
  index: 2,
  kind: 'image',
  width: 1024,
  height: 1024,
  duration: 0,
  fps: 0,
  has_sound: false,
  favorite: false,
  public: false,
};
const video = { ...image, index: 0, kind: 'video', width: 1280, height: 720, duration: 5, fps: 24 };

function Page({ children }: { children: ReactNode }) {
  return (
    <TaskActsProvider acts={{ ...acts, animationPoints } as unknown as TaskActs}>{children}</TaskActsProvider>
  );
}

function offer(shown: object, part: Partial<Task> = {}) {
  const results = Array.from({ length: 4 }, (_, index) => ({ ...image, index }));
  const task = { id: '41', type: 1, prompt: 'a fox', cost: 8, results, favorite: false, ...part } as Task;
  const { result } = renderHook(() => useResultActs(task, shown as Result), { wrapper: Page });
  const strip = result.current.acts();
  const menu = result.current.menu().filter((item) => item !== 'line');
  return {
    task,
    strip,
    menu,
    onStrip: strip.map(({ label }) => label),
    inMenu: menu.map(({ label }) => label),
    press: (label: string) => strip.find((act) => act.label === label)?.onPress?.(),
    choose: (label: string) => menu.find((item) => item.label === label)?.onSelect?.(),
  };
}
const addressIn = (items: readonly Exclude<MenuItem, 'line'>[], label: string) =>
  items.find((item) => item.label === label)?.href;

describe('an image', () => {
  it('[product 2.1] is starred, taken home, animated, varied, edited and shared where it is', () => {
    const { onStrip, inMenu } = offer(image);
    expect(onStrip).toEqual([
      'Favorite',
      'Download',
      'Animate · 30 points',
      'Vary · 8 points',
      'Edit',
      'Share',
    ]);
    // Where a card has no room for them, and for fingers, all of it is in the menu.
    expect(inMenu).toEqual(expect.arrayContaining(onStrip));
    expect(inMenu.slice(-4)).toEqual(['Copy prompt', 'Open', 'Delete', 'Delete all 4']);
  });

  it('is the one that its acts are about', () => {
    const { task, strip, menu, press } = offer(image);
    press('Download');
    press('Animate · 30 points');
    expect(acts.downloadResult.mock.calls).toEqual([[task, 2]]);
    expect(acts.animate.mock.calls).toEqual([[task, 2]]);
    const edit = '/ai-image/image-to-image?media=41&n=2&mode=edit';
    expect(strip.find(({ label }) => label === 'Edit')?.href).toBe(edit);
    expect(addressIn(menu, 'Edit')).toBe(edit);
    expect(addressIn(menu, 'Open')).toBe('/ai-image/generate?id=41&n=3');
  });

  it('that is a favorite says so, and the menu takes it back', () => {
    const { strip, choose } = offer({ ...image, favorite: true });
    expect(strip[0]).toMatchObject({ label: 'Favorite', isPressed: true });
    choose('Remove from favorites');
    expect(acts.setFavorite.mock.calls).toEqual([[[{ id: '41', images: [2] }], false]]);
  });

  it('is deleted alone, or with those beside it', () => {
    const { choose } = offer(image);
    choose('Delete');
    choose('Delete all 4');
    expect(acts.deleteTasks.mock.calls).toEqual([
      [[{ id: '41', images: [2] }]],
      [[{ id: '41', images: [0, 1, 2, 3] }]],
    ]);
  });

  it('is not animated where the tool would not take it', () => {
    expect(offer({ ...image, width: 3000, height: 1000 }).onStrip).not.toContain('Animate · 30 points');
  });
});

describe('a video', () => {
  it('[product 2.8] is upscaled instead of animated and edited', () => {
    const { onStrip, menu } = offer(video, { type: 3, results: [video as Result], cost: 30 });
    expect(onStrip).toEqual(['Favorite', 'Download', 'Vary · 30 points', 'Upscale', 'Share']);
    expect(addressIn(menu, 'Upscale')).toBe('/ai-tools/upscale-video?media=41&n=0');
    expect(menu.at(-1)?.label).toBe('Delete');
  });

  it('that is larger than the tool takes is not upscaled', () => {
    expect(offer({ ...video, width: 3840, height: 2160 }).onStrip).not.toContain('Upscale');
  });
});

describe('sharing', () => {
  it('asks before a work is shown for the first time', () => {
    offer(image).press('Share');
    expect(useShareWish.getState().parts).toEqual([{ id: '41', images: [2] }]);
  });

  it('hands on the address of a public work, and can take the work back', () => {
    const { task, press, choose } = offer({ ...image, public: true });
    press('Share link');
    choose('Make private');
    expect(acts.shareLink.mock.calls).toEqual([[task]]);
    expect(acts.setPublic.mock.calls).toEqual([[[{ id: '41', images: [2] }], false]]);
  });

  it('is not offered for what was taken down', () => {
    expect(offer(image, { hidden: true }).inMenu).not.toContain('Share');
  });
});
