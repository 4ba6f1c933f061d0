// A few lines of a person's own words on a rule; it grows with them.
import type { TextareaHTMLAttributes } from 'react';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { joinClasses } from '../base/join-classes.ts';
import { useGrownHeight } from './use-grown-height.ts';
import style from './text-field.module.css';

export type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className' | 'onChange' | 'value' | 'rows'> & {
    value: string;
    onChange: (value: string) => void;
  };

export function TextArea({ label, aside, hint, error, className, value, onChange, ...rest }: TextAreaProps) {
  const area = useGrownHeight();
  return (
    <Field label={label} aside={aside} hint={hint} error={error} className={className}>
      {({ id, describedBy, hasError }) => (
        <div className={joinClasses(style.box, style.lines, hasError && style.bad)}>
          <textarea
            {...rest}
            ref={area}
            id={id}
            rows={1}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            aria-describedby={describedBy}
            aria-invalid={hasError || undefined}
            className={style.input}
          />
        </div>
      )}
    </Field>
  );
}
