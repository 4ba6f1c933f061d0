// The key that does the same, printed small; hidden where there is no keyboard to speak of.
import { joinClasses } from './join-classes.ts';
import style from './key-hint.module.css';

export type KeyHintProps = {
  keys: string;
  /** Where keys are what is spoken of, also on a screen that is touched. */
  isKept?: boolean;
};

export function KeyHint({ keys, isKept = false }: KeyHintProps) {
  return <kbd className={joinClasses(style.key, isKept && style.kept)}>{keys}</kbd>;
}
