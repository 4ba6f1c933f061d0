// `npm run workflow:add`: makes a workflow of a graph that ComfyUI exported, and puts it among the operator's own.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { TOOL_NAMES } from '#contract/tool-names.ts';
import { guessWorkflow } from '#server/engines/comfyui/guess-workflow.ts';
import { checkFitness, describeMissing, isUsable } from '#server/engines/comfyui/node-info.ts';
import { checkGraphFormat, checkWorkflow } from '#server/engines/comfyui/read-workflow.ts';
import { askForNodes } from '#server/engines/comfyui/servers.ts';
import { Graph, PARAMS, type Workflow } from '#server/engines/comfyui/workflow.ts';

const USAGE = `Add a workflow of ComfyUI:
  npm run workflow:add -- exported.json                   asks what it cannot guess
  npm run workflow:add -- exported.json --yes             asks nothing, and fails where something is missing
It reads what ComfyUI saves by Workflow > Export (API), and writes into the folder of COMFYUI_WORKFLOWS.
  --tool text-to-image        one of ${TOOL_NAMES.join(', ')}
  --id my-flow                its name: small letters, digits, hyphens; of a shipped one, it replaces that
  --title "My flow"
  --bind prompt=6.text        ${PARAMS.join(', ')}; as often as needed
  --unbind seed=3.seed        takes back a guess
  --media image=10.image      image, tail, video, audio; the second is image:1; image:1? is one that may be missing
  --output 9                  a node whose files are the results
  --effect hanfu              for the tools with effects; --effect hanfu="Dress the person in {option}" in words of your own
  --folder workflows          instead of COMFYUI_WORKFLOWS
  --server http://…           instead of COMFYUI_URL: is all there that it needs?
  --force                     writes over a file that is there`;

/** Answers a question; null where nobody can be asked. */
export type Asker = ((question: string, usual: string) => Promise<string>) | null;

const LIST = { type: 'string', multiple: true } as const;
const OPTIONS = {
  tool: { type: 'string' },
  id: { type: 'string' },
  title: { type: 'string' },
  bind: LIST,
  unbind: LIST,
  media: LIST,
  output: LIST,
  effect: LIST,
  folder: { type: 'string' },
  server: { type: 'string' },
  yes: { type: 'boolean' },
  force: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;
type Flags = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** Of `name=value`; the value may have more of them. Throws where there is none. */
function split(flag: string, text: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw new Error(`--${flag} ${text}: it must look like name=value.\n\n${USAGE}`);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** Node ids may have dots of their own; names of inputs may, too, but hardly ever: the last one counts. */
function splitPlace(flag: string, text: string): { node: string; input: string } {
  const at = text.lastIndexOf('.');
  if (at < 1) throw new Error(`--${flag} …=${text}: it must look like node.input, such as 6.text.`);
  return { node: text.slice(0, at), input: text.slice(at + 1) };
}

/** Throws Error, with one line for each thing that is wrong. */
export async function makeWorkflow(text: string, name: string, flags: Flags, ask: Asker): Promise<Workflow> {
  const json = JSON.parse(text) as unknown;
  const wrongFormat = checkGraphFormat(json);
  if (wrongFormat) throw new Error(wrongFormat);
  const read = Graph.safeParse(json);
  if (!read.success) throw new Error('It is no graph in the API format: nodes with class_type and inputs.');
  const graph = read.data;
  const guess = guessWorkflow(graph);
  const tool = flags.tool ?? (await askFor(ask, 'Which tool is it for?', guess.tool ?? '', '--tool'));
  const id = flags.id ?? slugOf(name);
  const title = flags.title ?? (ask ? await ask('What is it called?', name) : name);
  const taken = new Set(flags.unbind ?? []);
  const bindings = [
    ...guess.bindings.filter(({ param, node, input }) => !taken.has(`${param}=${node}.${input}`)),
    ...(flags.bind ?? []).map((one) => {
      const [param, place] = split('bind', one);
      return { param, ...splitPlace('bind', place) };
    }),
  ];
  if (ask && needsWords(tool) && !bindings.some(({ param }) => param === 'prompt')) {
    const place = await ask('Where does the prompt go (node.input; empty: nowhere)?', '');
    if (place !== '') bindings.push({ param: 'prompt', ...splitPlace('bind', place) });
  }
  const made = {
    id,
    tool,
    title,
    ...(await readEffects(tool, flags, ask)),
    bindings,
    media: flags.media ? flags.media.map(readMedium) : guess.media,
    outputs: flags.output ?? guess.outputs,
    ...(guess.size && { size: guess.size }),
    ...(guess.frames && { frames: guess.frames }),
    requires: guess.requires,
    graph,
  };
  const { workflow, faults } = checkWorkflow(made);
  if (!workflow) throw new Error(faults.join('\n'));
  return workflow;
}

async function askFor(ask: Asker, question: string, usual: string, flag: string): Promise<string> {
  const answer = ask ? await ask(question, usual) : usual;
  if (answer === '') throw new Error(`It cannot be guessed: give ${flag}.`);
  return answer;
}

function needsWords(tool: string): boolean {
  return tool !== 'upscale-video' && tool !== 'lip-sync';
}

function slugOf(name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return slug.slice(0, 60) || 'workflow';
}

async function readEffects(tool: string, flags: Flags, ask: Asker): Promise<Pick<Workflow, 'effects'>> {
  if (tool !== 'image-effect' && tool !== 'video-effect') return {};
  const given = flags.effect ?? [];
  const asked =
    given.length === 0 && ask ? await ask('Which effects does it do (their ids, with spaces)?', '') : '';
  const all = [...given, ...asked.split(/\s+/).filter(Boolean)];
  const pairs = all.map((one) => (one.includes('=') ? split('effect', one) : ([one, undefined] as const)));
  return { effects: Object.fromEntries(pairs.map(([effect, prompt]) => [effect, { prompt }])) };
}

function readMedium(text: string): object {
  const [name, place] = split('media', text);
  const [, role, index, mark] = /^(\w+?)(?::(\d+))?(\?)?$/.exec(name) ?? [];
  return { role, index: Number(index ?? 0), ...splitPlace('media', place), optional: mark === '?' };
}

/** What is filled in, and with what, for people to check. */
export function describeWorkflow({ id, tool, bindings, media, outputs, graph, requires }: Workflow): string {
  const place = ({ node, input }: { node: string; input: string }) =>
    `${node}.${input} (${graph[node]?.class_type})`;
  return [
    `${id}: ${tool}`,
    ...bindings.map((binding) => `  ${binding.param} → ${place(binding)}`),
    ...media.map(
      (medium) => `  ${medium.role} ${medium.index}${medium.optional ? '?' : ''} → ${place(medium)}`,
    ),
    ...outputs.map((output) => `  results ← ${output} (${graph[output]?.class_type})`),
    ...requires.models.map(({ folder, file }) => `  needs ${file} in ${folder}`),
  ].join('\n');
}

async function run(): Promise<void> {
  const { values: flags, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [file] = positionals;
  const folder = flags.folder ?? process.env['COMFYUI_WORKFLOWS']?.trim() ?? '';
  if (flags.help || positionals.length !== 1 || file === undefined) throw new Error(USAGE);
  if (folder === '') throw new Error('Where to? Set COMFYUI_WORKFLOWS to a folder, or give --folder.');
  const terminal =
    flags.yes || !process.stdin.isTTY
      ? null
      : createInterface({ input: process.stdin, output: process.stdout });
  const ask: Asker =
    terminal &&
    (async (question, usual) =>
      (await terminal.question(`${question}${usual === '' ? ' ' : ` [${usual}] `}`)).trim() || usual);
  try {
    const workflow = await makeWorkflow(await readFile(file, 'utf8'), path.parse(file).name, flags, ask);
    process.stdout.write(`\n${describeWorkflow(workflow)}\n`);
    await checkOnServers(workflow, flags.server ?? process.env['COMFYUI_URL'] ?? '');
    const target = path.join(folder, `${workflow.id}.json`);
    await mkdir(folder, { recursive: true });
    await writeFile(target, `${JSON.stringify(workflow, null, 2)}\n`, { flag: flags.force ? 'w' : 'wx' });
    process.stdout.write(`\nWritten to ${target}. The workers read it when they start.\n\n`);
  } finally {
    terminal?.close();
  }
}

async function checkOnServers(workflow: Workflow, urls: string): Promise<void> {
  const headers = JSON.parse(process.env['COMFYUI_HEADERS']?.trim() || '{}') as Record<string, string>;
  for (const url of urls
    .split(',')
    .map((one) => one.trim().replace(/\/+$/, ''))
    .filter(Boolean)) {
    const fitness = checkFitness(workflow, await askForNodes({ url, headers }));
    const verdict = isUsable(fitness) ? 'has all that it needs' : `lacks ${describeMissing(fitness.missing)}`;
    process.stdout.write(`\n${url} ${verdict}.\n`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await run();
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST';
    const said = isThere
      ? 'A workflow of this id is there already; --force writes over it.'
      : (error as Error).message;
    process.stderr.write(`\n${said}\n\n`);
    process.exitCode = 1;
  }
}
