// Step two: what is said. Typed, sent as a sound, or recorded here.
import { useTranslation } from 'react-i18next';
import { fieldWord, readFieldWord } from '#contract/field-words.ts';
import { MediaField } from '#web/media/media-field.tsx';
import { SoundChoice } from '#web/media/sound-choice.tsx';
import type { MediaFieldState } from '#web/media/use-media-field.ts';
import { VoiceRecorder } from '#web/media/voice-recorder.tsx';
import { PromptHistoryButton } from '#web/task/prompt-history-button.tsx';
import { useModelLimits } from '#web/task/model-scope.ts';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Slider } from '#web/ui/form/slider.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Tabs } from '#web/ui/form/tabs.tsx';
import { useMe } from '#web/model/me/use-me.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { WritingField } from '#web/ui/form/writing-field.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { languageOf, LIP_SECONDS } from './seconds.ts';
import { EMOTIONS, IF_LONGER, IF_SHORTER, SPEECH_CHARACTERS, SPEECH_SPEEDS } from './fields.ts';
import type { LipForm } from './screen-state.ts';
import { ScreenVoices } from './screen-voices.tsx';
import style from './screen.module.css';

const TOO_LONG = fieldWord('text_too_long', { n: SPEECH_CHARACTERS });

export type ScreenSpeechProps = {
  form: LipForm;
  change: (part: Partial<LipForm>) => void;
  audio: MediaFieldState;
  /** False: typed words cannot be spoken on this server. */
  canSpeak: boolean;
  /** What so many seconds would cost. */
  formatPrice: (seconds: number) => string;
  onSubmit: () => void;
  errors: Readonly<Record<string, string>>;
};

export function ScreenSpeech({ form, change, audio, formatPrice, errors, ...props }: ScreenSpeechProps) {
  const { t } = useTranslation();
  const [recorded] = audio.choices;
  const isVideo = form.source === 'video';
  const model = useModelLimits();
  // More of a recording than the own plan takes would be of no use.
  const ownSeconds = useMe((me) => me?.limits.lip_seconds) || LIP_SECONDS;
  return (
    <>
      <Tabs
        label={t('lip-sync.speech.label')}
        value={form.way}
        onChange={(way) => change({ way })}
        hint={model.hint('speech', [{ value: 'text', label: t('lip-sync.speech.text') }], isTyped)}
        tabs={[
          {
            value: 'text',
            label: t('lip-sync.speech.text'),
            disabled: !model.can('speech', true),
            panel: <TypedSpeech form={form} change={change} errors={errors} {...props} />,
          },
          {
            value: 'upload',
            label: t('lip-sync.speech.upload'),
            disabled: !model.can('speech', false),
            panel: <MediaField field={audio} label={t('lip-sync.speech.sound')} error={errors.audio} />,
          },
          {
            value: 'record',
            label: t('lip-sync.speech.record'),
            disabled: !model.can('speech', false),
            panel: recorded ? (
              <>
                <SoundChoice field={audio} choice={recorded} />
                {(recorded.problem ?? errors.audio) && (
                  <p className={style.error} role="alert">
                    {recorded.problem ?? errors.audio}
                  </p>
                )}
              </>
            ) : (
              <VoiceRecorder
                most={Math.min(LIP_SECONDS, ownSeconds)}
                onRecorded={(file) => audio.add([file])}
                formatBeside={(seconds) => formatPrice(seconds)}
              />
            ),
          },
        ]}
      />
      {isVideo && <LengthChoices form={form} change={change} errors={errors} />}
    </>
  );
}

const isTyped = (way: string) => way === 'text';

type TypedProps = Pick<ScreenSpeechProps, 'form' | 'change' | 'canSpeak' | 'onSubmit' | 'errors'>;

function TypedSpeech({ form, change, canSpeak, onSubmit, errors }: TypedProps) {
  const { t } = useTranslation();
  const words = useTaskText();
  const language = languageOf(form.text);
  return (
    <div className={style.fields}>
      {!canSpeak && (
        <p className={style.missing} role="note">
          {readFieldWord('speech_unavailable', words.language)}
        </p>
      )}
      <WritingField
        label={t('lip-sync.speech.words')}
        placeholder={t('lip-sync.speech.placeholder')}
        value={form.text}
        onChange={(text) => change({ text })}
        onSubmit={onSubmit}
        limit={SPEECH_CHARACTERS}
        onCut={() => toast.warning(readFieldWord(TOO_LONG, words.language))}
        error={errors['speech.text'] ?? errors.speech}
        isPrompt
        actions={
          <>
            <span className={style.note}>
              {form.text.trim() === '' ? t('lip-sync.speech.any') : t(`lip-sync.speech.is_${language}`)}
            </span>
            <PromptHistoryButton tool="lip-sync" onChoose={(text) => change({ text })} />
          </>
        }
      />
      <ScreenVoices
        value={form.voice}
        onChange={(voice) => change({ voice })}
        language={form.text.trim() === '' ? words.language : language}
        error={errors['speech.voice']}
      />
      <div className={style.two}>
        <Slider
          label={t('lip-sync.speed')}
          value={form.speed}
          onChange={(speed) => change({ speed: Math.round(speed * 10) / 10 })}
          min={SPEECH_SPEEDS.least}
          max={SPEECH_SPEEDS.most}
          step={0.1}
          shown={form.speed.toFixed(1)}
        />
        <Select
          label={t('lip-sync.emotion')}
          value={form.emotion}
          onChange={(emotion) => change({ emotion })}
          options={EMOTIONS.map((value) => ({ value, label: t(`lip-sync.emotions.${value}`) }))}
        />
      </div>
    </div>
  );
}

function LengthChoices({ form, change, errors }: Pick<ScreenSpeechProps, 'form' | 'change' | 'errors'>) {
  const { t } = useTranslation();
  const model = useModelLimits();
  return (
    <div className={style.length}>
      <Segmented
        label={t('lip-sync.longer.label')}
        value={form.longer}
        onChange={(longer) => change({ longer })}
        options={IF_LONGER.map((value) => ({ value, label: t(`lip-sync.longer.${value}`) }))}
      />
      <Segmented
        label={t('lip-sync.shorter.label')}
        value={form.shorter}
        onChange={(shorter) => change({ shorter })}
        options={IF_SHORTER.map((value) => ({ value, label: t(`lip-sync.shorter.${value}`) }))}
        error={errors.length}
      />
      <Switch
        labelAt="before"
        label={
          <>
            <strong>{t('lip-sync.keep.label')}</strong>
            <small className={style.small}>{t('lip-sync.keep.about')}</small>
          </>
        }
        isOn={form.keep_sound}
        onChange={(keep_sound) => change({ keep_sound })}
        disabled={!model.can('keep_sound', true)}
      />
    </div>
  );
}
