// @vitest-environment jsdom
/// <reference types="node" />
// Polling as spec §9 has it, against a real server on the loopback.
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  POLL_CLEANUP_AGE_MS,
  POLL_INTERVAL_MS,
  POLL_MAX_ATTEMPTS,
  POLL_RESTORE_MS,
} from '#contract/limits.ts';
import { taskList, taskStatus } from '#contract/task.ts';
import type { StatusOf, Task } from '#contract/task.ts';
import { call } from '#web/api/call.ts';
import { connectApi } from '#web/api/connection.ts';
import { cleanEntries, createEntry, isDue, isParked, mergeEntries, restoreEntries } from './polling-entry.ts';
import { POLLING_KEY, usePollingStore } from './polling-store.ts';
import { createTaskWatcher } from './task-watcher.ts';
import type { TaskWatcher } from './task-watcher.ts';

const MINUTE = 60_000;
const T0 = 1_700_000_000_000;

function statusOf(id: string, status: StatusOf['status'] = 1, part: Partial<StatusOf> = {}): StatusOf {
  return {
    id,
    type: 1,
    status,
    status_msg: '',
    progress: status === 2 ? 100 : 10,
    queue_ahead: 0,
    eta_seconds: 5,
    eta_most_seconds: 5,
    preview: '',
    held: false,
    error_code: status === -1 ? 'engine_error' : null,
    refunded: status === -1 ? 2 : 0,
    ...part,
  };
}

/** The server: what it knows of tasks, and what it was asked. */
const known = new Map<string, StatusOf>();
const asked: { path: string; body: Record<string, unknown> }[] = [];
let isBroken = false;
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const body = JSON.parse(text) as { ids?: string[] };
      asked.push({ path: request.url ?? '', body });
      if (isBroken) return void response.destroy();
      const isList = request.url === taskList.path;
      const items = isList
        ? [...known.values()].filter(({ status }) => status === 0 || status === 1)
        : (body.ids ?? []).flatMap((id) => known.get(id) ?? []);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ code: 200, msg: '', data: { items }, request_id: 'r' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  connectApi({ baseUrl: `http://127.0.0.1:${port}`, readToken: () => 'a-token' });
});

afterAll(() => void server.close());

let now = T0;
let isVisible = true;
let ends: StatusOf[][] = [];
let timeouts: { ids: string[]; message: string }[] = [];
let watcher: TaskWatcher;

function startWatcher(): TaskWatcher {
  const options = { extractData: true, showError: false, showLoading: false, isBackground: true } as const;
  return createTaskWatcher({
    store: usePollingStore,
    now: () => now,
    isVisible: () => isVisible,
    fetchStatuses: async (ids) => {
      const answer = await call(taskStatus, { ids: [...ids] }, options);
      return 'items' in answer ? answer.items : [answer];
    },
    fetchRunning: async () => {
      const page = await call(taskList, { status: [0, 1], page_size: 50 }, options);
      return page.items as Task[];
    },
    onStatus: () => {},
    onRunning: () => {},
    onEnds: (list) => ends.push(list),
    onTimeout: (ids, timeout) => timeouts.push({ ids, message: timeout.message }),
  });
}

const store = () => usePollingStore.getState();

beforeEach(() => {
  localStorage.clear();
  usePollingStore.setState({ userId: 'me', entries: [], seen: [], unseen: [], statuses: {} });
  known.clear();
  asked.length = 0;
  isBroken = false;
  now = T0;
  isVisible = true;
  ends = [];
  timeouts = [];
  watcher?.stop();
  watcher = startWatcher();
});

describe('polling entries', () => {
  it('[§3.6] [§9.3] begins with every field of the spec and 100 attempts', () => {
    expect(createEntry('7', 1, T0)).toEqual({
      id: '7',
      startTime: T0,
      attempts: 0,
      maxAttempts: POLL_MAX_ATTEMPTS,
      taskType: 1,
      lastCheckTime: 0,
    });
  });

  it('[§9.3] is due every 3000 ms and not before', () => {
    const entry = { ...createEntry('7', 1, T0), lastCheckTime: T0 };
    expect(POLL_INTERVAL_MS).toBe(3000);
    expect(isDue(entry, T0 + 2000)).toBe(false);
    expect(isDue(entry, T0 + 3000)).toBe(true);
  });

  it('[§9.4] restores what is under 30 minutes old, with its attempts, and drops the rest', () => {
    const young = { ...createEntry('1', 1, T0), attempts: 42 };
    const old = createEntry('2', 1, T0 - POLL_RESTORE_MS);
    expect(restoreEntries([young, old], T0 + MINUTE)).toEqual({ kept: [young], dropped: [old] });
  });

  it('[§9.4] cleans what is over an hour old', () => {
    const young = createEntry('1', 1, T0 - POLL_CLEANUP_AGE_MS + 1);
    const old = createEntry('2', 1, T0 - POLL_CLEANUP_AGE_MS - 1);
    expect(cleanEntries([young, old], T0)).toEqual({ kept: [young], dropped: [old] });
  });

  it('keeps two tabs as one, and what is over stays over', () => {
    const ours = createEntry('1', 1, T0);
    const theirs = createEntry('2', 1, T0);
    expect(mergeEntries([ours], [theirs, createEntry('3', 1, T0)], ['3']).map(({ id }) => id)).toEqual([
      '2',
      '1',
    ]);
  });
});

describe('the watcher', () => {
  it('[§4.1] polls each running task until it is completed, and tells its end once', async () => {
    watcher.follow('1', 1);
    known.set('1', statusOf('1'));
    await watcher.tick();
    expect(ends).toEqual([]);
    known.set('1', statusOf('1', 2));
    now += POLL_INTERVAL_MS;
    await watcher.tick();
    expect(ends.flat().map(({ id }) => id)).toEqual(['1']);
    now += POLL_INTERVAL_MS;
    await watcher.tick();
    expect(asked).toHaveLength(2);
    expect(store().entries).toEqual([]);
  });

  it('[§4.1] ends on failed too', async () => {
    watcher.follow('1', 1);
    known.set('1', statusOf('1', -1));
    await watcher.tick();
    expect(ends.flat()[0]).toMatchObject({ id: '1', status: -1, refunded: 2 });
  });

  it("[§8.25] [§9.3] raises 'polling timeout' after 100 attempts, parks the task and asks no more", async () => {
    watcher.follow('1', 1);
    known.set('1', statusOf('1'));
    for (let attempt = 1; attempt <= POLL_MAX_ATTEMPTS + 2; attempt += 1) {
      now += POLL_INTERVAL_MS;
      await watcher.tick();
    }
    expect(asked).toHaveLength(POLL_MAX_ATTEMPTS);
    expect(timeouts).toEqual([{ ids: ['1'], message: 'polling timeout' }]);
    expect(store().entries.every(isParked)).toBe(true);
    expect(ends).toEqual([]);
  });

  it('gives a parked task fresh attempts when somebody looks', async () => {
    watcher.follow('1', 1);
    store().patch('1', { attempts: POLL_MAX_ATTEMPTS });
    known.set('1', statusOf('1', 2));
    await watcher.tick();
    expect(asked).toHaveLength(0);
    watcher.revive(['1']);
    await expect.poll(() => ends.flat().length).toBe(1);
  });

  it('counts a check that fails by the network, and stays silent', async () => {
    watcher.follow('1', 1);
    isBroken = true;
    await watcher.tick();
    expect(store().entries[0]).toMatchObject({ attempts: 1 });
    expect(timeouts).toEqual([]);
  });

  it('rests while the tab is hidden, which costs no attempts', async () => {
    watcher.follow('1', 1);
    isVisible = false;
    now += 10 * MINUTE;
    await watcher.tick();
    expect(store().entries[0]).toMatchObject({ attempts: 0 });
    expect(asked).toHaveLength(0);
  });

  it('[§9.4] restores after a reload and finds the end of what was too old to poll', async () => {
    usePollingStore.setState({
      entries: [{ ...createEntry('1', 1, now), attempts: 5 }, createEntry('2', 1, now - 2 * POLL_RESTORE_MS)],
    });
    known.set('1', statusOf('1'));
    known.set('2', statusOf('2', 2));
    watcher.start();
    await expect.poll(() => ends.flat().map(({ id }) => id)).toEqual(['2']);
    expect(store().entries).toMatchObject([{ id: '1', attempts: 6 }]);
  });

  it('registers a task that another device started, at most once a minute', async () => {
    known.set('9', statusOf('9'));
    await watcher.reconcile();
    await watcher.reconcile();
    expect(asked.filter(({ path }) => path === taskList.path)).toEqual([
      { path: taskList.path, body: { status: [0, 1], page_size: 50 } },
    ]);
    expect(store().entries.map(({ id }) => id)).toEqual(['9']);
    now += MINUTE;
    await watcher.reconcile();
    expect(asked.filter(({ path }) => path === taskList.path)).toHaveLength(2);
  });

  it('announces an end once, whoever brings it', async () => {
    watcher.follow('1', 1);
    watcher.take(statusOf('1', 2));
    watcher.take(statusOf('1', 2));
    known.set('1', statusOf('1', 2));
    await watcher.reconcile(true);
    expect(ends.flat()).toHaveLength(1);
  });

  it('lets progress only grow', () => {
    watcher.take(statusOf('1', 1, { progress: 60 }));
    watcher.take(statusOf('1', 1, { progress: 40 }));
    expect(store().statuses['1']?.progress).toBe(60);
  });

  it('forgets a task that is no more', async () => {
    watcher.follow('1', 1);
    await watcher.tick();
    expect(store().entries).toEqual([]);
    expect(ends).toEqual([]);
  });
});

describe('the store', () => {
  it('[§3.8] keeps its entries under global-polling-tasks', () => {
    store().add('1', 3, T0);
    const stored = JSON.parse(localStorage.getItem(POLLING_KEY) ?? '{}') as { state: { entries: unknown[] } };
    expect(POLLING_KEY).toBe('global-polling-tasks');
    expect(stored.state.entries).toEqual([createEntry('1', 3, T0)]);
  });

  it('[§4.5] has its entries again after a reload', async () => {
    store().add('1', 3, T0);
    const kept = localStorage.getItem(POLLING_KEY) ?? '';
    usePollingStore.setState({ entries: [], userId: null });
    localStorage.setItem(POLLING_KEY, kept);
    await usePollingStore.persist.rehydrate();
    expect(store().entries.map(({ id }) => id)).toEqual(['1']);
  });

  it('drops the entries when somebody else signs in, and keeps them for the same person', () => {
    store().add('1', 1, T0);
    store().setUser('me');
    expect(store().entries).toHaveLength(1);
    store().setUser('somebody else');
    expect(store().entries).toEqual([]);
  });

  it('announces nothing that another tab has announced', () => {
    store().add('1', 1, T0);
    const other = { state: { userId: 'me', entries: [], seen: ['1'], unseen: [] }, version: 0 };
    localStorage.setItem(POLLING_KEY, JSON.stringify(other));
    expect(store().claimEnd('1')).toBe(false);
  });

  it('survives a storage that was tampered with', async () => {
    localStorage.setItem(
      POLLING_KEY,
      JSON.stringify({ state: { entries: [{ id: 4 }, null], seen: 'x' }, version: 0 }),
    );
    await usePollingStore.persist.rehydrate();
    expect(store().entries).toEqual([]);
  });
});
