// The button that costs something: price on it, wait beside it, or the reason why it cannot run.
import type { ReactNode } from 'react';
import { joinClasses } from '../base/join-classes.ts';
import { KeyHint } from '../base/key-hint.tsx';
import { Spinner } from '../base/spinner.tsx';
import { UiLink } from '../base/ui-link.tsx';
import style from './price-button.module.css';

export type PriceButtonProps = {
  /** Verb and price in words: "Generate · 4 points". */
  label: ReactNode;
  /** The usual wait in words: "about 20 s". */
  wait?: ReactNode;
  onPress?: () => void;
  type?: 'button' | 'submit';
  isBusy?: boolean;
  /** Why it cannot run, in words, and the way out of it. The words take the place of the label. */
  blocked?: {
    reason: ReactNode;
    action?: { label: ReactNode; onPress: () => void } | { label: ReactNode; href: string };
  };
  /** The line under the button: "1,946 points, 1,942 after". */
  below?: ReactNode;
  /** The keys that press it, shown under it: "Ctrl ↵". */
  keys?: string;
  className?: string;
};

export function PriceButton({
  label,
  wait,
  onPress,
  type = 'button',
  isBusy = false,
  blocked,
  below,
  keys,
  className,
}: PriceButtonProps) {
  return (
    <div className={className}>
      {blocked ? (
        <output className={joinClasses(style.button, style.blocked)}>
          <span className={style.label}>{blocked.reason}</span>
          {blocked.action &&
            ('href' in blocked.action ? (
              <UiLink href={blocked.action.href} className={style.action}>
                {blocked.action.label}
              </UiLink>
            ) : (
              <button type="button" className={style.action} onClick={blocked.action.onPress}>
                {blocked.action.label}
              </button>
            ))}
        </output>
      ) : (
        <button
          type={type === 'submit' ? 'submit' : 'button'}
          className={style.button}
          onClick={onPress}
          disabled={isBusy}
          aria-busy={isBusy || undefined}
        >
          <span className={style.label}>
            {isBusy && <Spinner />}
            {label}
          </span>
          {wait !== undefined && <span className={style.wait}>{wait}</span>}
        </button>
      )}
      {(below !== undefined || keys) && (
        <div className={style.below}>
          <span>{below}</span>
          {keys && <KeyHint keys={keys} />}
        </div>
      )}
    </div>
  );
}
