// What every field shares: its label, a word at the right of it, a hint or an error below.
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { joinClasses } from '../base/join-classes.ts';
import hidden from '../base/visually-hidden.module.css';
import style from './field.module.css';

export type FieldProps = {
  label: ReactNode;
  /** Stands at the right of the label: a value, a limit, a small button. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
};

/** A set of choices whose meaning is plain to the eye keeps its label for the ear. */
export type FieldSetProps = FieldProps & { isLabelHidden?: boolean };

/** What the inner control has to carry so that label, hint and error belong to it. */
export type FieldIds = { id: string; describedBy: string | undefined; hasError: boolean };

export function Field({
  label,
  aside,
  hint,
  error,
  className,
  children,
}: FieldProps & { children: (ids: FieldIds) => ReactNode }) {
  const id = useId();
  const noteId = `${id}note`;
  const hasError = Boolean(error);
  const note = hasError ? error : hint;
  return (
    <div className={joinClasses(style.field, className)}>
      <div className={style.head}>
        <label htmlFor={id}>{label}</label>
        {aside !== undefined && <span className={style.aside}>{aside}</span>}
      </div>
      {children({ id, describedBy: note ? noteId : undefined, hasError })}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

/** The same for a set of choices: a fieldset with its legend. */
export function FieldSet({
  label,
  isLabelHidden = false,
  aside,
  hint,
  error,
  className,
  children,
}: FieldSetProps & { children: ReactNode }) {
  const id = useId();
  return (
    <fieldset
      aria-labelledby={id}
      aria-describedby={error || hint ? `${id}note` : undefined}
      className={joinClasses(style.field, className)}
    >
      <div className={isLabelHidden ? hidden.hidden : joinClasses(style.head, style.strong)}>
        <span id={id}>{label}</span>
        {aside !== undefined && <span className={style.aside}>{aside}</span>}
      </div>
      {children}
      <FieldNote id={`${id}note`} hint={hint} error={error} />
    </fieldset>
  );
}

/** The hint of a field, or what is wrong with it instead. */
export function FieldNote({ id, hint, error }: { id: string; hint: ReactNode; error: ReactNode }) {
  if (error) {
    return (
      <p id={id} className={joinClasses(style.note, style.error)} role="alert">
        <CircleAlert aria-hidden="true" />
        {error}
      </p>
    );
  }
  if (!hint) return null;
  return (
    <p id={id} className={style.note}>
      {hint}
    </p>
  );
}
