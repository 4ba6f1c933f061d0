// One's own finished works of the right kind, to be used once more.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/base/button.tsx';
import { Sheet } from '#web/ui/layer/sheet.tsx';
import { shownWork } from './shown-work.ts';
import type { MediaFieldState } from './use-media-field.ts';
import { keyOf, WorksWall } from './works-wall.tsx';
import type { ChosenWork } from './works-wall.tsx';
import style from './works-sheet.module.css';

export type WorksSheetProps = {
  field: MediaFieldState;
  /** The place to fill: one work. Left out: as many as there is room for. */
  slot?: number;
  onClose: () => void;
};

export function WorksSheet({ field, slot, onClose }: WorksSheetProps) {
  const { t } = useTranslation();
  const { kind, most } = field.rule;
  const space = slot === undefined && most > 1 ? most - field.choices.length : 1;
  const [chosen, setChosen] = useState<readonly ChosenWork[]>([]);

  function choose(work: ChosenWork) {
    if (space === 1) return use([work]);
    const others = chosen.filter((other) => keyOf(other) !== keyOf(work));
    if (others.length < chosen.length) setChosen(others);
    else if (chosen.length < space) setChosen([...chosen, work]);
  }
  function use(picked: readonly ChosenWork[]) {
    for (const { task, index } of picked) {
      const shown = shownWork(task, index);
      if (shown) field.addRef({ task_id: task.id, index }, shown, slot);
    }
    onClose();
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('media.creations')}
      width={520}
      footer={
        space > 1 && (
          <Button
            look="filled"
            size="large"
            isWide
            disabled={chosen.length === 0}
            onClick={() => use(chosen)}
          >
            {t('media.works.use', { count: chosen.length, n: chosen.length })}
          </Button>
        )
      }
    >
      <div className={style.body}>
        <WorksWall media={kind === 'video' ? 'video' : 'image'} chosen={chosen} onChoose={choose} />
      </div>
    </Sheet>
  );
}
