// A server that speaks by OpenAI's `/v1/audio/speech`: Kokoro-FastAPI, servers of Piper, LocalAI, OpenAI itself.
import { writeFile } from 'node:fs/promises';
import { EngineError } from '#server/engines/engine.ts';
import { askProviderBytes } from '#server/engines/hosted/ask-provider.ts';
import { authorize } from '#server/engines/openai/call-images.ts';
import { nameOf } from '#server/engines/openai/settings.ts';
import type { SpeechConfig } from '#server/speech-settings.ts';
import type { Speech } from '#tools/lip-sync/fields.ts';
import { languageOf } from '#tools/lip-sync/seconds.ts';
import { findVoice } from '#tools/lip-sync/voices.ts';
import type { Speaker } from './speech.ts';

const LIMIT_MS = 60_000;
/** A minute and a half of the finest WAV. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Models that are told how to speak. */
const TAKES_INSTRUCTIONS = /^gpt-4o/;

type Settings = SpeechConfig & { limitMs?: number };

export function openOpenAiSpeech(settings: Settings): Speaker {
  const { model, edition, isPaid, limitMs = LIMIT_MS } = settings;
  return {
    edition,
    isPaid,
    nameFor(speech) {
      const voice = chooseVoice(settings, speech);
      return voice === null ? null : `${voice} (${model})`;
    },
    async speak(speech, file, signal) {
      const voice = chooseVoice(settings, speech);
      if (voice === null) throw new RangeError(`the server has no voice for ${speech.voice}`);
      const { type, bytes } = await askProviderBytes({
        provider: nameOf(settings),
        method: 'POST',
        url: `${settings.baseUrl}/audio/speech`,
        headers: { ...authorize(settings), accept: 'audio/*' },
        body: describeSpeech(settings, speech, voice),
        isBillable: isPaid,
        signal,
        limitMs,
        mostBytes: MOST_BYTES,
      });
      if (bytes.byteLength === 0 || /^(text|application\/json)/.test(type)) {
        const detail = `${nameOf(settings)} answers with what is no sound`;
        throw new EngineError('unavailable', detail, { mayBeCharged: isPaid });
      }
      await writeFile(file, bytes);
    },
  };
}

/** A voice that is at home in another language gives way to the one for this language, where there is one. */
function chooseVoice({ voices }: Settings, { text, voice }: Pick<Speech, 'text' | 'voice'>): string | null {
  const language = languageOf(text);
  const isAtHome = findVoice(voice)?.language === language;
  const [own, usual] = [voices[voice], voices[language]];
  return (isAtHome ? (own ?? usual) : (usual ?? own)) ?? null;
}

function describeSpeech({ server, model }: Settings, speech: Speech, voice: string): object {
  const { text: input, speed, emotion } = speech;
  const isTold = server === 'openai' && TAKES_INSTRUCTIONS.test(model) && emotion !== 'neutral';
  return {
    model,
    input,
    voice,
    speed,
    response_format: 'wav',
    // Else it takes the language from the name of the voice.
    ...(server === 'kokoro' && { lang_code: codeOf(languageOf(input), voice), stream: false }),
    ...(isTold && { instructions: `Speak in a ${emotion} tone.` }),
  };
}

/** Kokoro's: `a` American, `b` British, `z` Chinese. */
function codeOf(language: 'en' | 'zh', voice: string): string {
  if (language === 'zh') return 'z';
  return voice.startsWith('b') ? 'b' : 'a';
}
