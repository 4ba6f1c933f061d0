// The key that does the same, printed small; hidden where there is no keyboard to speak of.
import style from './key-hint.module.css';

export function KeyHint({ keys }: { keys: string }) {
  return <kbd className={style.key}>{keys}</kbd>;
}
