// The prompt line: ruled paper with a wet caret, growing by whole lines, counting characters.
import { CircleAlert } from 'lucide-react';
import { useId, useImperativeHandle } from 'react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { countCharacters, cutCharacters } from '../base/count-characters.ts';
import { joinClasses } from '../base/join-classes.ts';
import { useGrownHeight } from './use-grown-height.ts';
import style from './writing-field.module.css';

export type WritingFieldProps = {
  /** Named for the ear; the field has no visible label. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** At most so many code points: typing stops there, a paste is cut. */
  limit?: number;
  /** Told when a paste was longer than the limit and has been cut. */
  onCut?: () => void;
  /** Ctrl/⌘ Enter. */
  onSubmit?: () => void;
  /** Enter alone submits, too; with Shift it begins a line. */
  submitsOnEnter?: boolean;
  placeholder?: string;
  /** Line height in pixels: form 32, large 46 (home), huge 56 (landing). */
  size?: 'form' | 'large' | 'huge';
  minLines?: number;
  error?: ReactNode;
  /** Small acts under the line: Enhance, Idea, Undo. */
  actions?: ReactNode;
  isCountShown?: boolean;
  /** The field that the key "/" goes to. */
  isPrompt?: boolean;
  name?: string;
  disabled?: boolean;
  className?: string;
  ref?: Ref<HTMLTextAreaElement>;
};

export function WritingField({
  label,
  value,
  onChange,
  limit,
  onCut,
  onSubmit,
  submitsOnEnter = false,
  placeholder,
  size = 'form',
  minLines = 3,
  error,
  actions,
  isCountShown = true,
  isPrompt = false,
  name,
  disabled,
  className,
  ref,
}: WritingFieldProps) {
  const id = useId();
  const area = useGrownHeight(2);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement, [area]);

  const count = countCharacters(value);
  const isFull = limit !== undefined && count >= limit;
  function take(text: string) {
    if (limit === undefined || countCharacters(text) <= limit) return onChange(text);
    if (countCharacters(text) - count > 1) onCut?.();
    onChange(cutCharacters(text, limit));
  }
  function press(event: KeyboardEvent) {
    if (
      event.key === 'Enter' &&
      (event.ctrlKey || event.metaKey || (submitsOnEnter && !event.shiftKey)) &&
      !event.nativeEvent.isComposing &&
      onSubmit
    ) {
      event.preventDefault();
      onSubmit();
    }
  }
  const hasFoot = actions !== undefined || (isCountShown && limit !== undefined);
  return (
    <div className={joinClasses(style.field, size !== 'form' && style[size], className)}>
      <textarea
        ref={area}
        name={name}
        aria-label={label}
        aria-describedby={error ? `${id}error` : undefined}
        aria-invalid={error ? true : undefined}
        data-prompt={isPrompt || undefined}
        rows={minLines}
        style={{ '--lines': minLines }}
        value={value}
        placeholder={placeholder}
        disabled={disabled}
        onChange={(event) => take(event.target.value)}
        onKeyDown={press}
        className={joinClasses(style.area, Boolean(error) && style.bad)}
      />
      {error && (
        <p id={`${id}error`} className={style.error} role="alert">
          <CircleAlert aria-hidden="true" />
          {error}
        </p>
      )}
      {hasFoot && (
        <div className={style.foot}>
          {actions}
          {isCountShown && limit !== undefined && (
            <span className={joinClasses(style.count, isFull && style.full)}>
              {count.toLocaleString('en')} / {limit.toLocaleString('en')}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
