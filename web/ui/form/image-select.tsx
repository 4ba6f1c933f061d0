// A choice from a list that opens, each with an image and a few facts; its label stands in the same line.
import { Check, ChevronDown, Shuffle } from 'lucide-react';
import { Select as Base } from 'radix-ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { joinClasses } from '../base/join-classes.ts';
import menu from '../layer/menu.module.css';
import { FieldNote } from './field.tsx';
import style from './image-select.module.css';

export type ImageChoice = {
  value: string;
  label: string;
  /** Instead of the label, while the list is closed. */
  shown?: string;
  /** A word beside the label. */
  mark?: string;
  /** Null: there is none to show. Absent: it is no thing of its own. */
  image?: string | null;
  about: readonly string[];
  disabled?: boolean;
};

export type ImageSelectProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly ImageChoice[];
  hint?: ReactNode;
  error?: ReactNode;
};

/** The list knows no empty value. */
const nameOf = (value: string) => `is ${value}`;

export function ImageSelect({ label, value, onChange, options, hint, error }: ImageSelectProps) {
  const id = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <div className={style.field}>
      <Base.Root
        value={nameOf(value)}
        onValueChange={(name) => {
          const option = options.find((one) => nameOf(one.value) === name);
          if (option) onChange(option.value);
        }}
      >
        <Base.Trigger
          className={style.trigger}
          aria-labelledby={`${id}label ${id}value`}
          aria-describedby={`${id}note`}
        >
          <span id={`${id}label`} className={style.label}>
            {label}
          </span>
          <span id={`${id}value`} className={style.value}>
            {chosen?.shown ?? chosen?.label}
          </span>
          <ChevronDown aria-hidden="true" />
        </Base.Trigger>
        <Base.Portal>
          <Base.Content
            position="popper"
            sideOffset={4}
            collisionPadding={12}
            className={joinClasses(menu.menu, style.list)}
          >
            <Base.Viewport>
              {options.map((option, place) => (
                <Item key={option.value} id={`${id}${place}`} option={option} />
              ))}
            </Base.Viewport>
          </Base.Content>
        </Base.Portal>
      </Base.Root>
      <div aria-live="polite">
        <FieldNote id={`${id}note`} hint={hint} error={error} />
      </div>
    </div>
  );
}

function Item({ id, option }: { id: string; option: ImageChoice }) {
  const { value, label, mark, image, about, disabled } = option;
  return (
    <Base.Item
      value={nameOf(value)}
      disabled={disabled}
      textValue={label}
      aria-labelledby={`${id}name ${id}about`}
      className={style.item}
    >
      <span className={style.picture} aria-hidden="true">
        {image && <img src={image} alt="" width={44} height={44} loading="lazy" decoding="async" />}
        {image === undefined && <Shuffle />}
      </span>
      <span className={style.words}>
        <span id={`${id}name`} className={style.name}>
          <Base.ItemText>{label}</Base.ItemText>
        </span>
        <span id={`${id}about`} className={style.about}>
          {mark && <span className={style.mark}>{mark}</span>}
          {about.map((fact, n) => (
            <span key={fact} className={style.fact}>
              {n < about.length - 1 ? `${fact} ·` : fact}
            </span>
          ))}
        </span>
      </span>
      <Base.ItemIndicator className={style.tick}>
        <Check aria-hidden="true" />
      </Base.ItemIndicator>
    </Base.Item>
  );
}
