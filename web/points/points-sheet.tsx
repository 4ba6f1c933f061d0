// Not enough points: what is needed, what is there, and how the same image costs less.
import { useTranslation } from 'react-i18next';
import { closePointsSheet, usePointsSheet } from '#web/model/points-sheet.ts';
import { useMe, usePoints } from '#web/model/me/use-me.ts';
import { Button } from '#web/ui/base/button.tsx';
import { Dialog } from '#web/ui/layer/dialog.tsx';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import style from './points-sheet.module.css';

export function PointsSheet() {
  const { t } = useTranslation();
  const { count, time } = useTaskText();
  const need = usePointsSheet((state) => state.need);
  const points = usePoints() ?? 0;
  const wallet = useMe((me) => me?.wallet ?? null);
  const reachable = (need?.cheaper ?? []).filter(({ price }) => price <= points);
  return (
    <Dialog isOpen={need !== null} onClose={closePointsSheet} title={t('points.sheet.title')} width={400}>
      {need && (
        <div className={style.sheet}>
          <FactList
            facts={[
              { name: t('points.sheet.needed'), value: count(need.needed) },
              { name: t('points.sheet.have'), value: count(points) },
              {
                name: t('points.sheet.short'),
                value: count(Math.max(0, need.needed - points)),
                isStrong: true,
              },
            ]}
          />
          {reachable.length > 0 && (
            <div className={style.ways}>
              <h3 className={style.head}>{t('points.sheet.cheaper')}</h3>
              {reachable.map((way, index) => (
                <Button
                  key={way.label}
                  look={index === 0 ? 'filled' : 'outline'}
                  size="large"
                  isWide
                  onClick={() => {
                    way.onChoose();
                    closePointsSheet();
                  }}
                >
                  {way.label}
                </Button>
              ))}
            </div>
          )}
          {wallet && (
            <p className={style.note}>
              {t('points.sheet.packs_later', {
                n: wallet.daily.amount,
                time: time(wallet.daily.resets_at),
              })}
            </p>
          )}
          <p className={style.note}>{t('points.sheet.form_stays')}</p>
        </div>
      )}
    </Dialog>
  );
}
