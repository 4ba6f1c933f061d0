// Boxes over an image of which one, or some, are chosen: radio buttons or checkboxes, each as large as its box.
import { useId } from 'react';
import { joinClasses } from '../base/join-classes.ts';
import type { ShareBox } from '../layer/share-box.ts';
import { placeOf } from '../layer/share-box.ts';
import style from './box-choice.module.css';

export type ChoiceBox = { box: ShareBox; label: string; isChosen: boolean; onChoose: () => void };

export type BoxChoiceProps = {
  /** Names the choice. */
  label: string;
  /** Over the whole of what they lie in. */
  boxes: readonly ChoiceBox[];
  /** Any number can be chosen: `onChoose` is pressed again to let go. */
  isMany?: boolean;
};

export function BoxChoice({ label, boxes, isMany = false }: BoxChoiceProps) {
  const name = useId();
  return (
    <div role={isMany ? 'group' : 'radiogroup'} className={style.choices} aria-label={label}>
      {boxes.map((one, n) => (
        <label
          key={one.label}
          className={joinClasses(style.choice, one.isChosen && style.ticks)}
          style={placeOf(one.box)}
        >
          <input
            type={isMany ? 'checkbox' : 'radio'}
            name={name}
            aria-label={one.label}
            checked={one.isChosen}
            onChange={one.onChoose}
          />
          <span className={style.number} aria-hidden="true">
            {n + 1}
          </span>
        </label>
      ))}
    </div>
  );
}

/** Where something lies that nobody need choose. */
export function BoxMark({ box }: { box: ShareBox }) {
  return <span className={style.ticks} style={placeOf(box)} aria-hidden="true" />;
}
