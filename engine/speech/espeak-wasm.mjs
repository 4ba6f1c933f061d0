// espeak-ng in WebAssembly as a program of its own, with that program's arguments: for machines without one. The package
// is under the GPL; nothing of Atelier is linked with it, and an installation without it has no voice of its own.
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import startEspeak from 'espeak-ng';

const TEXT = '/text';
const SOUND = '/sound';

const asked = process.argv.slice(2);
const typed = asked.includes('--stdin') ? await buffer(process.stdin) : null;
const place = asked.indexOf('-w');
const file = place < 0 ? undefined : asked[place + 1];
const own = asked.flatMap((arg, index) => {
  if (arg === '--stdin') return ['-f', TEXT];
  return index === place + 1 && file !== undefined ? [SOUND] : [arg];
});

const said = [];
let code = 0;
const espeak = await startEspeak({
  arguments: own,
  preRun: [(module) => typed && module.FS.writeFile(TEXT, typed)],
  print: (line) => process.stdout.write(`${line}\n`),
  printErr: (line) => said.push(line),
  onExit: (status) => {
    code = status;
  },
});
if (file !== undefined && espeak.FS.analyzePath(SOUND).exists) writeFileSync(file, espeak.FS.readFile(SOUND));
else if (file !== undefined) code ||= 1;
if (code !== 0) process.stderr.write(`${said.join('\n')}\n`);
process.exitCode = code;
