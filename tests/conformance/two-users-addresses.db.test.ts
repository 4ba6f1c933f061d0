// What two people could reach of each other beside the calls: signed addresses, tickets, places in lists, works taken back.
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { readZip } from '../fakes/read-zip.ts';
import { openTusClient, TUS_PATH } from '../fakes/tus-client.ts';
import { useTestApi } from '../start-test-api.ts';
import { told } from './call-as.ts';
import { dumpAnna, fillWithPrivateThings, findLeaks, NEVER, type Things } from './private-things.ts';

const RELAY = '/api/oauth/google/token';
const WEBHOOKS = ['/webhooks/stripe', '/webhooks/paddle', '/webhooks/fal', '/webhooks/replicate'];

const api = useTestApi();
let things: Things;
beforeAll(async () => {
  things = await fillWithPrivateThings(api);
});

type Page = { status: number; text: string };

async function read(path: string): Promise<Page> {
  const response = await api.fetch(path);
  return { status: response.status, text: await response.text() };
}

function withoutId({ status, text }: Page): Page {
  return { status, text: text.replace(/"request_id":"[^"]*"/, '') };
}

/** The same address with other values (null: without it), or of another file. */
function change(url: URL, set: Record<string, string | null>, pathname = url.pathname): string {
  const changed = new URL(url);
  changed.pathname = pathname;
  for (const [name, value] of Object.entries(set)) {
    if (value === null) changed.searchParams.delete(name);
    else changed.searchParams.set(name, value);
  }
  return changed.pathname + changed.search;
}

it('[product 1.5] the name of another’s click is one’s own to use', async () => {
  const { ben, click } = things;
  const before = await dumpAnna(api.app);
  const { data } = await api.post<{ id: string }>('/api/task/text_to_image/post', click, {
    token: ben.token,
  });
  expect(data?.id).not.toBe(things.hiddenTasks.waiting);
  expect(findLeaks(things, JSON.stringify(data))).toEqual([]);
  expect(await dumpAnna(api.app)).toEqual(before);
});

it('[product 1.5] a place in another’s list leads to one’s own list, or nowhere', async () => {
  const lists = [
    { method: 'POST', path: '/api/task/list' },
    { method: 'POST', path: '/api/user/point_detail/list' },
    { method: 'GET', path: '/users/activities' },
    { method: 'GET', path: '/users/following' },
  ];
  let cursors = 0;
  for (const { method, path } of lists) {
    const ask = (token: string, more: Record<string, string>) => {
      const query = method === 'GET' ? `?${new URLSearchParams({ page_size: '1', ...more })}` : '';
      return api.post<{ next_cursor: string | null }>(
        path + query,
        { page_size: 1, ...more },
        { method, token },
      );
    };
    const cursor = (await ask(things.anna.token, {})).data?.next_cursor;
    if (!cursor) continue;
    cursors += 1;
    const { headers: _, ...answer } = await ask(things.ben.token, { cursor });
    expect(findLeaks(things, JSON.stringify(answer))).toEqual([]);
  }
  expect(cursors).toBeGreaterThanOrEqual(2);
});

it('[product 1.5] a file of another that has not come whole is not there', async () => {
  const { ben, resumable } = things;
  const before = await dumpAnna(api.app);
  const client = openTusClient(api.url, ben.token);
  for (const id of [resumable, '0'.repeat(32)]) {
    const place = `${TUS_PATH}/${id}`;
    const answers = [
      await client.send('HEAD', place),
      await client.patch(place, 0, Buffer.alloc(10)),
      await client.send('DELETE', place),
      await client.finish(place),
    ];
    expect(answers.map(({ http }) => http)).toEqual([404, 404, 404, 404]);
  }
  expect(await dumpAnna(api.app)).toEqual(before);
});

describe('[product 1.5] what is not in an envelope', () => {
  it('a signed address of a file is good for that file and that time only', async () => {
    expect((await read(things.hiddenResultUrl)).status).toBe(200); // whoever was given it
    const [key, other] = [things.hiddenResultUrl, things.uploadUrl].map((url) => new URL(url, api.url));
    if (!key || !other) throw new Error('no addresses');
    const later = String(Number(key.searchParams.get('e')) + 3600);
    const signature = key.searchParams.get('s') ?? '';
    const never = withoutId(await read('/media/task-never.png?e=1&s=1'));
    expect(never.status).toBe(404);
    const forged = [
      change(key, {}, other.pathname),
      change(key, { e: later }),
      change(key, { e: null }),
      change(key, { s: null }),
      change(key, { s: '' }),
      change(key, { s: signature.slice(1) }),
      change(key, { s: other.searchParams.get('s') }),
      change(key, {}, `${key.pathname}.png`),
      change(key, {}, key.pathname.replace('/media/', '/media/x/../')),
    ].filter((path) => path !== key.pathname + key.search);
    for (const path of forged) expect({ path, ...withoutId(await read(path)) }).toEqual({ path, ...never });
  });

  it('a ticket for an archive cannot be changed, and a ticket for events cannot be guessed', async () => {
    const { data } = await api.post<{ url: string }>(
      '/api/task/archive',
      { ids: [things.shown] },
      { token: things.anna.token },
    );
    const url = data?.url ?? '';
    expect((await api.fetch(url)).status).toBe(200);
    const never = withoutId(await read('/archives/works.zip?t=never'));
    expect(never.status).not.toBe(200);
    const ticket = new URL(url, api.url).searchParams.get('t') ?? '';
    const middle = Math.floor(ticket.length / 3);
    for (const at of [0, middle, ticket.length - 2]) {
      const message = ticket[at] === 'A' ? 'B' : 'A';
      const forged = ticket.slice(0, at) + message + ticket.slice(at + 1);
      expect(withoutId(await read(`/archives/works.zip?t=${encodeURIComponent(forged)}`))).toEqual(never);
    }
    expect(await read('/api/task/events?ticket=guessed')).toMatchObject({ status: 401 });
  });

  it('a ticket for an invoice cannot be changed, and one for an archive opens none', async () => {
    const ask = async (path: string, input: object) =>
      (await api.post<{ url: string }>(path, input, { token: things.anna.token })).data?.url ?? '';
    const url = await ask('/api/order/invoice', { id: things.order });
    expect((await api.fetch(url)).status).toBe(200);
    const ticketOf = (address: string) => new URL(address, api.url).searchParams.get('t') ?? '';
    const never = withoutId(await read('/invoices/invoice.pdf?t=never'));
    expect(never.status).not.toBe(200);
    const ticket = ticketOf(url);
    const forged = [
      (ticket.startsWith('A') ? 'B' : 'A') + ticket.slice(1),
      ticket.slice(0, -1),
      ticketOf(await ask('/api/task/archive', { ids: [things.shown] })),
    ];
    for (const t of forged) {
      expect(withoutId(await read(`/invoices/invoice.pdf?${new URLSearchParams({ t })}`))).toEqual(never);
    }
  });

  it('an archive holds nothing of another, though it was asked for beside one’s own', async () => {
    const { ben, bensPublicWork, hiddenTasks, shown } = things;
    const pack = async (ids: string[]) => {
      const { data } = await api.post<{ url: string }>('/api/task/archive', { ids }, { token: ben.token });
      const zip = await readZip(Buffer.from(await (await api.fetch(data?.url ?? '')).arrayBuffer()));
      return [...zip.keys()];
    };
    const own = await pack([bensPublicWork]);
    expect(own).toHaveLength(1);
    expect(await pack([bensPublicWork, hiddenTasks.completed ?? '', shown])).toEqual(own);
  });

  const ofNobody = [
    '/healthz',
    '/readyz',
    '/metrics',
    '/_i18n/{locale}/messages.json',
    '/builds/latest.json',
    '/builds/meta/{id}.json',
  ];

  it.each(ofNobody)('%s tells nothing of anybody', async (path) => {
    const { text } = await read(path.replace('{locale}', 'en').replace('{id}', '1'));
    expect(findLeaks(things, text)).toEqual([]);
  });

  it('the relay of Google’s exchange tells nothing of anybody', async () => {
    const body = new URLSearchParams({ code: 'x', grant_type: 'authorization_code' });
    const response = await api.fetch(RELAY, { method: 'POST', body });
    expect(findLeaks(things, await response.text())).toEqual([]);
  });

  it.each(WEBHOOKS)('%s tells nothing of anybody to whoever cannot sign', async (path) => {
    const body = JSON.stringify({ id: 'evt_1', data: { object: { metadata: { order_id: things.order } } } });
    const response = await api.fetch(path, { method: 'POST', body });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(findLeaks(things, await response.text())).toEqual([]);
  });

  it('is all tried here', () => {
    const tried = new Set([
      ...ofNobody,
      ...WEBHOOKS,
      RELAY,
      '/media/{key}',
      '/archives/works.zip',
      '/invoices/invoice.pdf',
      '/api/task/events',
    ]);
    const raw = endpoints.filter(({ answer, access }) => answer !== 'envelope' && access !== 'admin');
    expect(raw.map(({ path }) => path).filter((path) => !tried.has(path))).toEqual([]);
  });
});

describe('[product T13] a public work', () => {
  it('is gone for everybody at the moment when it is taken back', async () => {
    const { anna, ben, shown } = things;
    const detail = (token?: string, id = shown) =>
      api.post('/app/task/detail', { id }, token === undefined ? {} : { token });
    const feed = async () => {
      const asked = [
        { tab: 'foryou' },
        { tab: 'latest' },
        { tab: 'top' },
        { q: 'boat' },
        { author_id: String(anna.id) },
      ];
      const texts = await Promise.all(
        asked.map(async (input) =>
          JSON.stringify((await api.post('/app/task/public', input, { token: ben.token })).data),
        ),
      );
      return texts.map((text) => text.includes(`"${shown}"`));
    };
    expect(await detail(ben.token)).toMatchObject({ code: 200, data: { prompt: 'a boat on the lake' } });
    expect(await feed()).toEqual([true, true, true, true, true]);
    const made = await api.post<{ id: string }>(
      '/api/task/image_to_image/post',
      { images: [{ task_id: shown, index: 0 }], mode: 'edit', prompt: 'more wind', remix_of: shown },
      { token: ben.token },
    );
    expect(made.code).toBe(200);
    expect(JSON.stringify(await detail(ben.token, made.data?.id))).toContain(`task-${shown}-`);
    await api.post('/api/task/publish', { id: shown, public: false }, { token: anna.token });
    const taken = JSON.stringify((await detail(ben.token, made.data?.id)).data);
    expect(taken).not.toContain(`task-${shown}-`);
    expect(JSON.parse(taken)).toMatchObject({ inputs: [], remixed_from: null });
    for (const token of [ben.token, undefined]) {
      expect(told(await detail(token))).toEqual(told(await detail(token, NEVER)));
    }
    expect(await feed()).toEqual([false, false, false, false, false]);
    for (const [path, input] of [
      ['/api/task/like', { id: shown, like: true }],
      ['/api/report', { task_id: shown, reason: 'sexual' }],
      ['/api/task/image_to_video/post', { image: { task_id: shown, index: 0 } }],
    ] as const) {
      expect(await api.post(path, input, { token: ben.token })).toMatchObject({ code: 2010002, data: null });
    }
    await api.post('/api/task/publish', { id: shown, public: true }, { token: anna.token });
    expect(await detail(ben.token)).toMatchObject({ code: 200 });
  });
});
