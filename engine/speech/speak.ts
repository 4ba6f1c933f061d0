// Speaks a typed text into a WAV file, with the voice, speed and emotion that were chosen, or says which sounds it has.
import { languageOf } from '#tools/lip-sync/seconds.ts';
import type { Speech } from '#tools/lip-sync/fields.ts';
import { findTongue } from './find-speaker.ts';
import { runSpeaker } from './run-speaker.ts';
import { soundOf } from './voice-sound.ts';

/** Words a minute at speed 1: a little faster than the price estimates, so that most texts end within it. */
const PACE = { zh: 225, en: 165 } as const;
const LOUDNESS = 90;
/** The text comes in UTF-8 through the input. */
const TYPED = ['-b', '1', '--stdin'];

/** `hurry` makes everything faster by this factor. Throws when the program fails. */
export async function speak(speaker: string, speech: Speech, file: string, hurry = 1): Promise<void> {
  await runSpeaker(
    speaker,
    [...TYPED, ...(await chooseVoice(speaker, speech, hurry)), '-w', file],
    readable(speech.text),
  );
}

/** The sounds of the text in the letters of the International Phonetic Alphabet, a line for each breath. */
export async function spellSounds(speaker: string, speech: Speech): Promise<string[]> {
  const said = await runSpeaker(
    speaker,
    [...TYPED, ...(await chooseVoice(speaker, speech, 1)), '-q', '--ipa'],
    readable(speech.text),
  );
  return said.split('\n').filter((line) => line.trim() !== '');
}

async function chooseVoice(speaker: string, speech: Speech, hurry: number): Promise<string[]> {
  const language = languageOf(speech.text);
  const sound = soundOf(speech.voice, speech.emotion);
  if (!sound) throw new RangeError(`there is no voice ${speech.voice}`);
  const tongue = await findTongue(speaker, language === 'zh' ? 'zh' : sound.english);
  if (tongue === null) throw new Error(`the speaker knows no ${language}`);
  const pace = Math.round(PACE[language] * sound.pace * speech.speed * hurry);
  const loudness = Math.min(200, Math.round(LOUDNESS * sound.loudness));
  const voice = `${tongue}+${sound.throat}`;
  return ['-v', voice, '-s', String(pace), '-p', String(Math.round(sound.pitch)), '-a', String(loudness)];
}

/** `[[` begins phoneme names in the program's own writing; an end of line would end the sentence. */
function readable(text: string): string {
  return `${text.replaceAll('[[', '[ [').replace(/\s+/g, ' ')}\n`;
}
