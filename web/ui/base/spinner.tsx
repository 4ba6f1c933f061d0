// The small ring of a busy button.
import style from './spinner.module.css';

export function Spinner() {
  return <span className={style.ring} aria-hidden="true" />;
}
