// The real runtime behind a module that does as it is told: it looks at a file of commands, which is all that comes through
// to a process in its sandbox.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TEST_RUNTIME } from './place-tiny-model.ts';

/**
 * `images`: a process draws so many from the command on, and waits before the next. `secret`: a file that must not be seen; what sees it
 * fails.
 */
export type Commands = { images: number; fail: boolean; truncate: boolean; secret: string };
export type Command = (words: Partial<Commands>) => void;

export const ANY_IMAGES = 1_000_000;

const writeRuntime = (commands: string): string => `
const { existsSync, readFileSync } = require('node:fs');
const { setTimeout: sleep } = require('node:timers/promises');
const { InferenceSession, Tensor } = require(${JSON.stringify(TEST_RUNTIME.replace(/\.mjs$/, '.js'))});
const look = () => JSON.parse(readFileSync(${JSON.stringify(commands)}, 'utf8'));
let [heard, drawn] = [0, 0];
const mayDraw = () => {
  const { order, images } = look();
  if (order !== heard) [heard, drawn] = [order, 0];
  return drawn < images;
};
exports.Tensor = Tensor;
exports.InferenceSession = {
  async create(file, options) {
    const session = await InferenceSession.create(file, options);
    return {
      inputMetadata: session.inputMetadata,
      outputNames: session.outputNames,
      release: () => session.release(),
      async run(feeds) {
        if (file.includes('unet')) while (!mayDraw() && !look().fail) await sleep(10);
        if (existsSync(look().secret)) throw new Error('it sees what is none of its business');
        if (look().fail) throw new Error('the network broke');
        const made = await session.run(feeds);
        if (!file.includes('vae_decoder')) return made;
        drawn += 1;
        if (!look().truncate) return made;
        const [name, { type, data, dims }] = Object.entries(made)[0];
        return { [name]: new Tensor(type, data.slice(0, data.length / 2), [dims[0], dims[1], dims[2] / 2, dims[3]]) };
      },
    };
  },
};
`;

/** `entry` is the module that is written, a `.js`; the commands lie beside it. Nothing is drawn before it is told so. */
export function placeRuledRuntime(entry: string): Command {
  const file = path.join(path.dirname(entry), 'commands.json');
  let order = 0;
  let commands: Commands = { images: 0, fail: false, truncate: false, secret: '' };
  const command: Command = (words) => {
    commands = { ...commands, ...words };
    order += 1;
    // In one go: whoever looks reads the old words or the new.
    writeFileSync(`${file}.part`, JSON.stringify({ ...commands, order }), { mode: 0o644 });
    renameSync(`${file}.part`, file);
  };
  mkdirSync(path.dirname(entry), { recursive: true });
  writeFileSync(entry, writeRuntime(file), { mode: 0o644 });
  command({});
  return command;
}
