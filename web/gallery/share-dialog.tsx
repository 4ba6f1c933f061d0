// The question before a work is shown for the first time: with its prompt, or without.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countImages } from '#web/model/tasks/task-images.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import { Button } from '#web/ui/base/button.tsx';
import { Dialog } from '#web/ui/layer/dialog.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { endShareWish, saveShowPrompt, readShowPrompt, useShareWish } from '#web/model/works/share-wish.ts';
import style from './share.module.css';

export function ShareDialog() {
  const { t } = useTranslation();
  const words = useTaskText();
  const acts = useTaskActs();
  const parts = useShareWish((state) => state.parts);
  const count = countImages(parts);
  const [isShown, setShown] = useState(true);
  const known = readShowPrompt();
  const isAnswered = parts.length > 0 && known !== null;

  useEffect(() => {
    if (!isAnswered || known === null) return;
    void acts.setPublic(parts, true, known);
    endShareWish();
  }, [isAnswered, known, parts, acts]);

  function share() {
    saveShowPrompt(isShown);
    void acts.setPublic(parts, true, isShown);
    endShareWish();
  }
  return (
    <Dialog
      isOpen={parts.length > 0 && !isAnswered}
      onClose={endShareWish}
      title={t('gallery.share_title', { count, n: words.count(count) })}
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
        <Switch label={t('gallery.show_prompt_too')} labelAt="before" isOn={isShown} onChange={setShown} />
        <p className={style.note}>{t('gallery.share_later')}</p>
      </div>
    </Dialog>
  );
}
