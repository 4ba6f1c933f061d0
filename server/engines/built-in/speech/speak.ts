// Speaks a typed text into a WAV file, with the voice, speed and emotion that were chosen.
import { execFile } from 'node:child_process';
import type { Speech } from '#tools/lip-sync/contract.ts';
import { languageOf } from '#tools/lip-sync/contract.ts';
import { findTongue } from './find-speaker.ts';
import { soundOf } from './voice-sound.ts';

const LIMIT_MS = 60_000;
/** Words a minute at speed 1: a little faster than the price estimates, so that most texts end within it. */
const PACE = { zh: 225, en: 165 } as const;
const LOUDNESS = 90;

/** `hurry` makes everything faster by this factor. Throws when the program fails. */
export async function speak(speaker: string, speech: Speech, file: string, hurry = 1): Promise<void> {
  const language = languageOf(speech.text);
  const sound = soundOf(speech.voice, speech.emotion);
  if (!sound) throw new RangeError(`there is no voice ${speech.voice}`);
  const tongue = await findTongue(speaker, language === 'zh' ? 'zh' : sound.english);
  if (tongue === null) throw new Error(`the speaker knows no ${language}`);
  const args = [
    ...['-b', '1', '--stdin', '-w', file, '-v', `${tongue}+${sound.throat}`],
    ...['-s', String(Math.round(PACE[language] * sound.pace * speech.speed * hurry))],
    ...['-p', String(Math.round(sound.pitch))],
    ...['-a', String(Math.min(200, Math.round(LOUDNESS * sound.loudness)))],
  ];
  await new Promise<void>((resolve, reject) => {
    const child = execFile(speaker, args, { timeout: LIMIT_MS, env: {} }, (error) =>
      error ? reject(error) : resolve(),
    );
    child.stdin?.on('error', () => {}); // told by the end of the program
    child.stdin?.end(`${readable(speech.text)}\n`);
  });
}

/** `[[` begins phoneme names in the program's own writing; an end of line would end the sentence. */
function readable(text: string): string {
  return text.replaceAll('[[', '[ [').replace(/\s+/g, ' ');
}
