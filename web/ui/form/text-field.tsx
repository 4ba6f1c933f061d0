// One line of text on a rule. A person's own words are set in the serif, data in the grotesque.
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { joinClasses } from '../base/join-classes.ts';
import style from './text-field.module.css';

export type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'onChange' | 'value'> & {
    value: string;
    onChange: (value: string) => void;
    /** words = serif (default), data = grotesque. */
    kind?: 'words' | 'data';
    isBig?: boolean;
    icon?: ReactNode;
    after?: ReactNode;
    ref?: Ref<HTMLInputElement>;
  };

export function TextField({
  label,
  aside,
  hint,
  error,
  className,
  value,
  onChange,
  kind = 'words',
  isBig = false,
  icon,
  after,
  ref,
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} aside={aside} hint={hint} error={error} className={className}>
      {({ id, describedBy, hasError }) => (
        <div className={joinClasses(style.box, isBig && style.big, hasError && style.bad)}>
          {icon}
          <input
            {...rest}
            ref={ref}
            id={id}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            aria-describedby={describedBy}
            aria-invalid={hasError || undefined}
            className={joinClasses(style.input, kind === 'data' && style.data)}
          />
          {after}
        </div>
      )}
    </Field>
  );
}
