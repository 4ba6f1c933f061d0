// Step three: how large, what it costs at most and why, and the word that one may.
import { useTranslation } from 'react-i18next';
import { useModelLimits } from '#web/task/model-scope.ts';
import { PlanHint } from '#web/task/plan-hint.tsx';
import type { ToolPrice } from '#web/task/use-tool-price.ts';
import { factorOf } from '#contract/tool.ts';
import { refuse1080p } from '#contract/video.ts';
import { useMe } from '#web/model/me/use-me.ts';
import { Check } from '#web/ui/form/check.tsx';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { countedSeconds, pointsASecond } from './contract.ts';
import { LIP_RESOLUTIONS } from './fields.ts';
import type { LipForm } from './screen-state.ts';
import style from './screen.module.css';

export type ScreenFinishProps = {
  form: LipForm;
  change: (part: Partial<LipForm>) => void;
  /** Of the video; null while nobody knows. */
  seconds: number | null;
  /** The voice is typed: how long it will be is a guess. */
  isEstimate: boolean;
  price: ToolPrice;
  hasConsent: boolean;
  onConsent: (hasConsent: boolean) => void;
  errors: Readonly<Record<string, string>>;
};

export function ScreenFinish(props: ScreenFinishProps) {
  const { t } = useTranslation();
  const words = useTaskText();
  const { form, change, seconds, isEstimate, price, hasConsent, onConsent, errors } = props;
  const limits = useMe((me) => me?.limits ?? null);
  const model = useModelLimits();
  const needs1080p = limits ? refuse1080p(limits).resolution : undefined;
  const sizes = LIP_RESOLUTIONS.map((value) => ({
    value,
    label: value,
    disabled: value === '1080p' && needs1080p !== undefined && form.resolution !== '1080p',
  }));
  return (
    <div className={style.fields}>
      <Segmented
        label={t('tool.resolution')}
        value={form.resolution}
        onChange={(resolution) => change({ resolution })}
        options={model.limit('resolution', sizes)}
        hint={model.hint('resolution', sizes) ?? (needs1080p && <PlanHint word={needs1080p} />)}
        error={errors.resolution}
      />
      {seconds !== null && price.price !== null && (
        <div className={style.price}>
          <p className={style.most}>
            <span className={style.number}>{words.count(price.price)}</span> {t('lip-sync.at_most')}
          </p>
          <FactList facts={listFacts(seconds)} />
          {isEstimate && <p className={style.note}>{t('lip-sync.returns')}</p>}
        </div>
      )}
      <div>
        <Check label={t('lip-sync.consent')} isChecked={hasConsent} onChange={onConsent} />
        {errors.consent && (
          <p className={style.error} role="alert">
            {errors.consent}
          </p>
        )}
      </div>
    </div>
  );

  function listFacts(length: number) {
    const counted = countedSeconds(length);
    const n = (Math.round(length * 10) / 10).toFixed(1);
    return [
      {
        name: t('lip-sync.facts.video'),
        value: t(isEstimate ? 'lip-sync.facts.about' : 'lip-sync.facts.counts', { n, counted }),
      },
      {
        name: form.resolution,
        value: t('lip-sync.facts.rate', { n: pointsASecond(form.resolution) * factorOf(form) }),
      },
    ];
  }
}
