// What the button says for this form: its price, what is still missing, and what would make it cheaper.
import { useTranslation } from 'react-i18next';
import { readFieldWord } from '#contract/field-words.ts';
import { describeRemedy } from '#web/media/describe-remedy.ts';
import type { MediaFieldState } from '#web/media/use-media-field.ts';
import { useToolPrice } from '#web/task/use-tool-price.ts';
import { priceTask } from '#contract/tool.ts';
import type { ToolPrice } from '#web/task/use-tool-price.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { expectedSeconds, lipSync } from './contract.ts';
import type { LipSyncParams } from './fields.ts';
import type { LipForm } from './screen-state.ts';

export type ScreenPriceOrder = {
  form: LipForm;
  change: (part: Partial<LipForm>) => void;
  params: LipSyncParams;
  source: MediaFieldState;
  audio: MediaFieldState;
  canSpeak: boolean;
  hasConsent: boolean;
  /** Nobody has found the mouth, and nobody has said where it is. */
  isMouthMissing: boolean;
};

export type ScreenPrice = ToolPrice & {
  /** "24 points at most", for so many seconds of voice. */
  formatFor: (seconds: number) => string;
};

export function useScreenPrice(order: ScreenPriceOrder): ScreenPrice {
  const { form, change, params, source, audio, canSpeak, hasConsent, isMouthMissing } = order;
  const { t } = useTranslation();
  const words = useTaskText();
  const { speech } = params;
  const isTyped = form.way === 'text';
  const { 'speech.text': tooLong } = lipSync.refuseParams?.(params) ?? {};
  const hasVoice = isTyped ? speech !== undefined : params.audio !== undefined;
  const price = useToolPrice<LipSyncParams>({
    contract: lipSync,
    params: hasVoice && (params.image ?? params.video) ? params : null,
    // The length is all that counts: typing asks for a price only when it changes that.
    quoteParams: {
      resolution: params.resolution,
      audio: { duration: Math.round(expectedSeconds(params) * 10) / 10 },
    },
    reasons: [
      isTyped && !canSpeak && readFieldWord('speech_unavailable', words.language),
      source.choices.length === 0 && t(`lip-sync.missing.${form.source}`),
      (source.isBusy || (!isTyped && audio.isBusy)) && t('lip-sync.missing.upload'),
      !source.isReady && (describeRemedy(t, source) ?? t('lip-sync.missing.broken')),
      isMouthMissing && t('lip-sync.missing.mouth'),
      isTyped && !speech && t('lip-sync.missing.text'),
      isTyped && tooLong && readFieldWord(tooLong, words.language),
      !isTyped && audio.choices.length === 0 && t('lip-sync.missing.sound'),
      !isTyped && !audio.isReady && (describeRemedy(t, audio) ?? t('lip-sync.missing.broken_sound')),
      !hasConsent && t('lip-sync.missing.consent'),
    ],
    cheaper:
      params.resolution === '1080p'
        ? [
            {
              label: t('lip-sync.cheaper'),
              params: { ...params, resolution: '720p' },
              choose: () => change({ resolution: '720p' }),
            },
          ]
        : [],
  });
  return { ...price, formatFor };

  function formatFor(seconds: number): string {
    const spoken = { ...params, speech: undefined, audio: soundOf(seconds) };
    return t('lip-sync.points_at_most', {
      points: words.points(priceTask(lipSync, spoken).price),
    });
  }
}

function soundOf(duration: number): NonNullable<LipSyncParams['audio']> {
  return { upload_id: '0', kind: 'audio', width: 0, height: 0, duration, fps: 0, has_sound: true };
}
