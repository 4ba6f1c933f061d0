// The question before a work is shown for the first time: with its prompt, or without.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import { Button } from '#web/ui/base/button.tsx';
import { Dialog } from '#web/ui/layer/dialog.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { PlanNote } from './plan-note.tsx';
import { endShareWish, saveShowPrompt, readShowPrompt, useShareWish } from './share-wish.ts';
import { useHasPerk } from './use-has-perk.ts';
import style from './share.module.css';

export function ShareDialog() {
  const { t } = useTranslation();
  const words = useTaskText();
  const acts = useTaskActs();
  const ids = useShareWish((state) => state.ids);
  const canHide = useHasPerk('hide_prompt');
  const [isShown, setShown] = useState(true);
  const known = readShowPrompt();
  // Who chose to keep prompts and may not any more is asked again: nothing is shown against a wish.
  const isAnswered = ids.length > 0 && known !== null && (known || canHide);

  useEffect(() => {
    if (!isAnswered || known === null) return;
    void acts.setPublic(ids, true, known);
    endShareWish();
  }, [isAnswered, known, ids, acts]);

  function share() {
    saveShowPrompt(isShown);
    void acts.setPublic(ids, true, isShown);
    endShareWish();
  }
  return (
    <Dialog
      isOpen={ids.length > 0 && !isAnswered}
      onClose={endShareWish}
      title={t('gallery.share_title', { count: ids.length, n: words.count(ids.length) })}
      about={t('gallery.share_about')}
      footer={
        <>
          <Button size="medium" onClick={endShareWish}>
            {t('gallery.cancel')}
          </Button>
          <Button look="filled" size="medium" onClick={share}>
            {t('gallery.publish')}
          </Button>
        </>
      }
    >
      <div className={style.question}>
        <Switch
          label={t('gallery.show_prompt_too')}
          labelAt="before"
          isOn={isShown || !canHide}
          disabled={!canHide}
          onChange={setShown}
        />
        {!canHide && <PlanNote>{t('gallery.hide_needs_pro')}</PlanNote>}
        <p className={style.note}>{t('gallery.share_later')}</p>
      </div>
    </Dialog>
  );
}
