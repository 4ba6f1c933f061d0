// The square in the corner of a card that can be chosen; inked when it is.
import { Check } from 'lucide-react';
import { joinClasses } from '../base/join-classes.ts';
import { useUiWords } from '../base/ui-words.tsx';
import type { CardSelection } from '../wall/use-card-press.ts';
import style from './select-square.module.css';

export type SelectSquareProps = {
  selection: CardSelection;
  /** What is chosen, for the ear. */
  name: string;
  className?: string;
};

export function SelectSquare({ selection, name, className }: SelectSquareProps) {
  const words = useUiWords();
  const { isSelected, onToggle } = selection;
  return (
    <label className={joinClasses(style.square, isSelected && style.chosen, className)}>
      <input
        type="checkbox"
        aria-label={`${words.select}: ${name}`}
        checked={isSelected}
        onChange={(event) =>
          onToggle(event.nativeEvent instanceof PointerEvent && event.nativeEvent.shiftKey)
        }
      />
      {isSelected && <Check aria-hidden="true" />}
    </label>
  );
}
