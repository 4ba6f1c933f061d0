// Which of a server's voices stand for ours where the operator does not say: by language, sex and manner.

export const SPEECH_SERVERS = ['other', 'kokoro', 'openai'] as const;
export type SpeechServer = (typeof SPEECH_SERVERS)[number];

export const SPEECH_MODELS: Readonly<Record<SpeechServer, string>> = {
  other: 'tts-1',
  kokoro: 'kokoro',
  openai: 'gpt-4o-mini-tts',
};

export const SPEECH_VOICES: Readonly<Record<SpeechServer, Readonly<Record<string, string>>>> = {
  /** Only its operator knows what it has. */
  other: {},
  kokoro: {
    xiaoxiao: 'zf_xiaoxiao',
    yunxi: 'zm_yunxi',
    tiantian: 'zf_xiaoyi',
    uncle: 'zm_yunjian',
    anchor: 'zf_xiaobei',
    grandpa: 'zm_yunyang',
    teen: 'zm_yunxia',
    kid: 'zf_xiaoni',
    emma: 'af_heart',
    ryan: 'am_michael',
    grace: 'bf_emma',
    henry: 'bm_george',
    sunny: 'af_bella',
    sage: 'am_onyx',
    ace: 'am_puck',
    dove: 'af_nicole',
  },
  openai: {
    xiaoxiao: 'nova',
    yunxi: 'echo',
    tiantian: 'shimmer',
    uncle: 'onyx',
    anchor: 'marin',
    grandpa: 'fable',
    teen: 'verse',
    kid: 'shimmer',
    emma: 'coral',
    ryan: 'ash',
    grace: 'ballad',
    henry: 'cedar',
    sunny: 'nova',
    sage: 'sage',
    ace: 'verse',
    dove: 'alloy',
  },
};
