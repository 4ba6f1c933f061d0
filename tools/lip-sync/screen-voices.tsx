// The voices of typed speech: two columns, each with a sample where this server can speak.
import { useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { voiceList } from '#contract/effect.ts';
import type { Voice } from '#contract/effect.ts';
import type { Language } from '#texts/words.ts';
import { call } from '#web/api/call.ts';
import { FieldSet } from '#web/ui/form/field.tsx';
import { IconButton } from '#web/ui/base/icon-button.tsx';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { VOICES } from './voices.ts';
import type { VoiceTemplate } from './voices.ts';
import style from './screen.module.css';

/** Signed addresses run out after hours. */
const FRESH_MS = 60 * 60_000;
const SOON_MS = 10_000;

const isComing = ({ available, sample_url }: Voice) => available && sample_url === '';

export type ScreenVoicesProps = {
  value: string;
  onChange: (voice: string) => void;
  /** Of the text: voices that are at home in it stand first. */
  language: Language;
  error: string | undefined;
};

export function ScreenVoices({ value, onChange, language, error }: ScreenVoicesProps) {
  const { t } = useTranslation();
  const [hasAll, setAll] = useState(false);
  const samples = useSamples();
  const player = useSamplePlayer();
  const name = useId();
  const first = VOICES.filter((voice) => voice.language === language || voice.id === value);
  const shown = hasAll ? VOICES.toSorted((a, b) => rank(a) - rank(b)) : first;

  function rank(voice: VoiceTemplate): number {
    return voice.language === language ? 0 : 1;
  }
  return (
    <FieldSet
      label={t('lip-sync.voice.label')}
      aside={
        <SmallAction aria-expanded={hasAll} onClick={() => setAll(!hasAll)}>
          {hasAll ? t('lip-sync.voice.fewer') : t('lip-sync.voice.all', { n: VOICES.length })}
        </SmallAction>
      }
      error={error}
    >
      <div className={style.voices}>
        {shown.map((voice) => (
          <VoiceRow
            key={voice.id}
            voice={voice}
            group={name}
            isChosen={voice.id === value}
            onChoose={() => onChange(voice.id)}
            isPlaying={player.playing === voice.id}
            onPlay={samples[voice.id] ? () => player.toggle(voice.id, samples[voice.id] ?? '') : undefined}
          />
        ))}
      </div>
    </FieldSet>
  );
}

type VoiceRowProps = {
  voice: VoiceTemplate;
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  isPlaying: boolean;
  onPlay: (() => void) | undefined;
};

function VoiceRow({ voice, group, isChosen, onChoose, isPlaying, onPlay }: VoiceRowProps) {
  const { t } = useTranslation();
  const { language } = useTaskText();
  const name = voice.name[language];
  return (
    <div className={style.voice} data-chosen={isChosen || undefined}>
      {onPlay && (
        <IconButton
          isFramed
          size="small"
          label={isPlaying ? t('lip-sync.voice.stop', { name }) : t('lip-sync.voice.play', { name })}
          icon={isPlaying ? <Pause /> : <Play />}
          onClick={onPlay}
        />
      )}
      <label className={style.voiceName}>
        <input type="radio" name={group} value={voice.id} checked={isChosen} onChange={onChoose} />
        <span>
          <strong>{name}</strong>
          <small>
            {t(`lip-sync.gender.${voice.gender}`)} · {voice.manner[language]}
          </small>
        </span>
        {isPlaying && <span className={style.bars} aria-hidden="true" />}
      </label>
    </div>
  );
}

/** Addresses by voice; empty until they have come, and where nothing speaks. */
function useSamples(): Readonly<Record<string, string>> {
  const { data } = useQuery({
    queryKey: ['voices'],
    queryFn: ({ signal }) =>
      call(
        voiceList,
        {},
        { extractData: true, showLoading: false, showError: false, isBackground: true, signal },
      ),
    staleTime: FRESH_MS,
    // Just after the first start they are still being made.
    refetchInterval: ({ state }) => (state.data?.items.some(isComing) ? SOON_MS : false),
  });
  return Object.fromEntries((data?.items ?? []).map(({ id, sample_url }) => [id, sample_url]));
}

/** One sample at a time. */
function useSamplePlayer(): { playing: string | null; toggle: (voice: string, url: string) => void } {
  const [playing, setPlaying] = useState<string | null>(null);
  const audio = useRef<HTMLAudioElement | null>(null);
  useEffect(() => () => audio.current?.pause(), []);

  function toggle(voice: string, url: string) {
    audio.current?.pause();
    if (playing === voice) return setPlaying(null);
    const sound = new Audio(url);
    audio.current = sound;
    const end = () => setPlaying((now) => (now === voice ? null : now));
    sound.addEventListener('ended', end);
    setPlaying(voice);
    void sound.play().catch(end);
  }
  return { playing, toggle };
}
