// Who speaks typed text, the one that is preferred first.
import { findSpeaker } from '#engine/speech/find-speaker.ts';
import type { Speaker } from '#server/adapters/speech.ts';
import { openEspeak } from '#server/adapters/speech-espeak.ts';
import { openOpenAiSpeech } from '#server/adapters/speech-openai.ts';
import { programEdition } from '#server/speech-settings.ts';
import type { AppContext } from '#server/app-context.ts';

/** The server where there is one, then the program of this machine or of npm. */
export async function listSpeakers({ config }: Pick<AppContext, 'config'>): Promise<Speaker[]> {
  const program = await findSpeaker(config);
  return [
    ...(config.speech ? [openOpenAiSpeech(config.speech)] : []),
    ...(program === '' ? [] : [openEspeak(program, programEdition(config.speechProgram))]),
  ];
}
