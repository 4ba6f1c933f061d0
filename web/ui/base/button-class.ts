// The looks of a button as class names, so that a link can stand as a button too.
import { joinClasses } from './join-classes.ts';
import style from './button.module.css';

export type ButtonLook = 'filled' | 'outline' | 'quiet' | 'danger';
/** Heights in pixels: small 36, medium 44 (dialogs, phones), large 48 (sheets), huge 52 (beside a price). */
export type ButtonSize = 'small' | 'medium' | 'large' | 'huge';

export function buttonClass(
  look: ButtonLook = 'outline',
  size: ButtonSize = 'small',
  isWide = false,
): string {
  return joinClasses(style.button, style[look], style[size], isWide && style.wide);
}
