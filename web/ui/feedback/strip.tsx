// A thin line over every page: something that is so until it is over, and the one thing to do about it.
import { X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUiWords } from '../base/ui-words.tsx';
import style from './strip.module.css';

export type StripProps = {
  icon: LucideIcon;
  children: ReactNode;
  act?: { label: string; isDisabled?: boolean; onPress: () => void };
  onClose?: () => void;
};

export function Strip({ icon: Icon, children, act, onClose }: StripProps) {
  const words = useUiWords();
  return (
    <output className={style.strip} data-strip="">
      <Icon aria-hidden="true" />
      <span>{children}</span>
      {act && (
        <button type="button" className={style.act} disabled={act.isDisabled} onClick={act.onPress}>
          {act.label}
        </button>
      )}
      {onClose && (
        <button type="button" className={style.close} aria-label={words.close} onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      )}
    </output>
  );
}
