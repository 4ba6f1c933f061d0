// Nobody reads or changes what is another's: every call of the contract, tried by a second person on the first one's things.
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { ToolContract } from '#contract/tool.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { toolContracts, toolPosts } from '#tools/contracts.ts';
import { useTestApi } from '../start-test-api.ts';
import { callAs, told } from './call-as.ts';
import { type Drive, DRIVES, type Input } from './drives.ts';
import {
  dumpAnna,
  fillWithPrivateThings,
  findLeaks,
  listTablesOfPeople,
  NEVER,
  type Things,
} from './private-things.ts';
import { sampleInput } from './sample-input.ts';

type Who = 'anna' | 'ben' | 'visitor';

const api = useTestApi();
let things: Things;
beforeAll(async () => {
  things = await fillWithPrivateThings(api);
});

const posts = new Set(toolPosts);
const all = [...endpoints, ...toolPosts].map((endpoint) => ({
  call: `${endpoint.method} ${endpoint.path}`,
  endpoint,
}));

function findDrive(call: string, endpoint: Endpoint): Drive {
  if (endpoint.access === 'admin' || posts.has(endpoint)) return {};
  const drive = DRIVES[call];
  if (!drive) throw new Error(`${call} is new: say in drives.ts how one could meet another's things by it`);
  return drive;
}

/** Of those that are not, see two-users-addresses.db.test.ts; of the posts of tools, below. */
const enveloped = all.filter(({ endpoint }) => endpoint.answer === 'envelope' && !posts.has(endpoint));

it.each(all)('$call is driven', ({ call, endpoint }) => {
  expect(findDrive(call, endpoint)).toBeDefined();
});

it('drives no call that is no more', () => {
  const calls = new Set(all.map(({ call }) => call));
  expect(Object.keys(DRIVES).filter((call) => !calls.has(call))).toEqual([]);
});

function tokenOf(who: Who): string | undefined {
  return who === 'visitor' ? undefined : things[who].token;
}

async function expectNothingChanged(act: () => Promise<void>): Promise<void> {
  const before = await dumpAnna(api.app);
  expect(before.length).toBeGreaterThan(20);
  await act();
  expect(await dumpAnna(api.app)).toEqual(before);
}

/** Whoever cannot be told apart from a stranger: Ben, and a visitor where one may call. */
function callersOf({ access }: Endpoint): Who[] {
  return access === 'user' ? ['ben'] : ['ben', 'visitor'];
}

function listPairs({ with: named, alike }: Drive): [Input, Input][] {
  const ids = named ? idsOf(named.things) : [];
  const never = named?.inputs(NEVER) ?? [];
  return [
    ...ids.flatMap((id) =>
      (named?.inputs(id) ?? []).map((input, index): [Input, Input] => [input, never[index] ?? {}]),
    ),
    ...(alike?.(things) ?? []),
  ];
}

function idsOf(which: NonNullable<Drive['with']>['things']): string[] {
  if (which === 'users') return Object.values(things.hiddenUsers);
  const hidden = Object.values(things.hiddenTasks);
  return which === 'tasks' ? hidden : [...hidden, things.shown, things.shownWithoutPrompt];
}

describe('[product 1.5] what is another’s', { timeout: 60_000 }, () => {
  const named = enveloped.filter(({ call, endpoint }) => {
    const { with: by, alike } = findDrive(call, endpoint);
    return by ?? alike;
  });

  it.each(named)(
    '$call answers as for what never was, and changes nothing of it',
    async ({ call, endpoint }) => {
      const pairs = listPairs(findDrive(call, endpoint));
      expect(pairs.length).toBeGreaterThan(0);
      await expectNothingChanged(async () => {
        for (const who of callersOf(endpoint)) {
          for (const [annas, nobodys] of pairs) {
            const answer = told(await callAs(api, tokenOf(who), endpoint, annas));
            expect({ who, input: annas, ...answer }).toEqual({
              who,
              input: annas,
              ...told(await callAs(api, tokenOf(who), endpoint, nobodys)),
            });
            expect(findLeaks(things, JSON.stringify(answer))).toEqual([]);
          }
        }
      });
    },
  );

  const open = enveloped.filter(({ call, endpoint }) => findDrive(call, endpoint).open);

  it.each(open)(
    '$call tells a second person nothing of the first, and changes nothing',
    async ({ call, endpoint }) => {
      const drive = findDrive(call, endpoint);
      const listed = drive.open?.(things) ?? [];
      const inputs = listed.length > 0 ? listed : [sampleInput(endpoint.input)];
      const act = async () => {
        for (const who of callersOf(endpoint)) {
          for (const input of inputs) {
            const token = drive.needsSomebodyNew ? (await api.signIn()).token : tokenOf(who);
            const { headers: _, ...answer } = await callAs(api, token, endpoint, input);
            const leaks = findLeaks(things, JSON.stringify(answer));
            expect({ who, input, code: answer.code, leaks }).toEqual({ who, input, code: 200, leaks: [] });
          }
        }
      };
      await (drive.isCounted ? act() : expectNothingChanged(act));
    },
  );

  const behindToken = all.filter(({ endpoint }) => endpoint.access === 'user' || endpoint.access === 'admin');

  it.each(behindToken)(
    '[§6.3] $call tells a visitor to sign in, whatever is asked for',
    async ({ endpoint }) => {
      const input = sampleInput(endpoint.input);
      for (const id of [things.hiddenTasks.completed ?? '', NEVER]) {
        const asked = 'id' in input ? { ...input, id } : input;
        expect(await callAs(api, undefined, endpoint, asked)).toMatchObject({
          http: 401,
          code: -1,
          data: null,
        });
      }
    },
  );

  const admins = all.filter(({ endpoint }) => endpoint.access === 'admin');

  it.each(admins)('[§6.1] $call is for admins only, whoever’s thing it is', async ({ endpoint }) => {
    const input = sampleInput(endpoint.input);
    await expectNothingChanged(async () => {
      for (const who of ['anna', 'ben'] as const) {
        for (const id of [things.hiddenTasks.completed ?? '', things.shown, things.bensPublicWork]) {
          const asked = {
            ...input,
            ...('id' in input ? { id } : {}),
            ...('task_id' in input ? { task_id: id } : {}),
          };
          expect(await callAs(api, tokenOf(who), endpoint, asked)).toMatchObject({
            http: 403,
            code: 3010004,
            data: null,
          });
        }
      }
    });
  });
});

const registry: ToolContract<object>[] = Object.values(toolContracts);
const toolCalls = registry.flatMap(({ name, media, posts: calls }) =>
  calls.map(({ endpoint }) => ({ tool: name, call: `${endpoint.method} ${endpoint.path}`, endpoint, media })),
);

describe('[product 1.5] a task that is posted', { timeout: 60_000 }, () => {
  const withMedia = toolCalls.filter(({ media }) => Object.keys(media).length > 0);

  it('is driven for every call that posts one', () => {
    const driven = new Set(toolCalls.map(({ endpoint }) => endpoint.path));
    expect(toolPosts.filter(({ path }) => !driven.has(path))).toEqual([]);
  });

  it.each(withMedia)(
    '$tool ($call) takes no file and no hidden result of another',
    async ({ endpoint, media }) => {
      const sample = sampleInput(endpoint.input);
      const hidden = Object.values(things.hiddenTasks);
      const pairs = [
        { annas: { upload_id: things.upload }, nobodys: { upload_id: NEVER } },
        ...hidden.map((id) => ({ annas: { task_id: id, index: 0 }, nobodys: { task_id: NEVER, index: 0 } })),
      ];
      await expectNothingChanged(async () => {
        for (const [field, { most }] of Object.entries(media)) {
          const post = (ref: object) => {
            const needed = Object.keys(media).filter((name) => name !== field && sample[name] !== undefined);
            const others = Object.fromEntries(needed.map((name) => [name, ref]));
            return callAs(api, things.ben.token, endpoint, {
              ...sample,
              ...others,
              [field]: most > 1 ? [ref] : ref,
            });
          };
          for (const { annas, nobodys } of pairs) {
            const answer = told(await post(annas));
            expect({ field, ...annas, ...answer }).toMatchObject({ http: 200, code: 2010002, data: null });
            expect({ field, ...answer }).toEqual({ field, ...told(await post(nobodys)) });
          }
        }
      });
    },
  );

  it.each(toolCalls.filter(({ media }) => Object.keys(media).length === 0))(
    '$tool ($call) credits no hidden work of another',
    async ({ endpoint, tool }) => {
      const sample = { ...sampleInput(endpoint.input), prompt: 'a cup' };
      await expectNothingChanged(async () => {
        for (const id of [...Object.values(things.hiddenTasks), NEVER]) {
          const { code, data } = await callAs(api, things.ben.token, endpoint, { ...sample, remix_of: id });
          expect({ tool, id, code }).toEqual({ tool, id, code: 200 });
          const posted = String((data as { id?: string } | null)?.id);
          const [row] = await api.app.db
            .select()
            .from(tasks)
            .where(eq(tasks.id, Number(posted)));
          expect(row?.remix_of).toBeNull();
          await api.post('/api/task/delete', { id: posted }, { token: things.ben.token });
        }
      });
    },
  );
});

it('looks at everything that a person can have', async () => {
  const tables = new Set((await dumpAnna(api.app)).map((row) => row.split(' ', 1)[0]));
  expect((await listTablesOfPeople(api.app)).filter((name) => !tables.has(name))).toEqual([]);
});

it('sees what it looks for: Anna’s own answers, and a change that she makes', async () => {
  const { anna, hiddenTasks } = things;
  const { data } = await api.post('/api/task/list', {}, { token: anna.token });
  expect(findLeaks(things, JSON.stringify(data)).length).toBeGreaterThan(5);
  const before = await dumpAnna(api.app);
  const star = (favorite: boolean) =>
    api.post('/api/task/favorite', { id: hiddenTasks.completed, favorite }, { token: anna.token });
  await star(true);
  expect(await dumpAnna(api.app)).not.toEqual(before);
  await star(false);
});
