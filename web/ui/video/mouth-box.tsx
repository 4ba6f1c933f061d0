// A box over an image that says where something is: dragged, pulled larger at its corner, or moved with the arrow keys.
import { useId, useRef } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { BoxChoice, BoxMark } from '../form/box-choice.tsx';
import type { ChoiceBox } from '../form/box-choice.tsx';
import { moveBox, placeOf, resizeBox } from '../layer/share-box.ts';
import type { ShareBox } from '../layer/share-box.ts';
import { findBinding, wayOf } from '../base/key-bindings.ts';
import type { KeyName } from '../base/key-bindings.ts';
import { useKeysOf } from '../base/use-shortcut.ts';
import hidden from '../base/visually-hidden.module.css';
import style from './mouth-box.module.css';

export type MouthBoxProps = {
  /** The image, as wide as the place. */
  children: ReactNode;
  /** Width divided by height. */
  ratio: number;
  box: ShareBox;
  onChange: (box: ShareBox) => void;
  /** What it may lie in. One alone is marked; of several one can be chosen. */
  around?: readonly ChoiceBox[];
  /** Names the choice among several. */
  aroundLabel?: string;
  /** Stands on the box, and names it. */
  label: string;
  /** Where it is, for the ear: "50 % across, 66 % down". */
  formatPlace: (box: ShareBox) => string;
  /** What the keys do, for the ear. */
  keys: string;
  /** Nobody has said yet that it is in the right place. */
  isGuess?: boolean;
};

const STEP = 0.01;
const WIDE_STEP = 0.05;

const NONE: readonly ChoiceBox[] = [];

export function MouthBox({ children, ratio, box, onChange, around = NONE, label, ...props }: MouthBoxProps) {
  const { formatPlace, keys, isGuess = false, aroundLabel } = props;
  const keysId = useId();
  useKeysOf('mouth');
  const stage = useRef<HTMLDivElement>(null);
  /** Where it was taken hold of, and as what it was then. */
  const held = useRef<{ x: number; y: number; box: ShareBox; corner: boolean } | null>(null);

  function take(event: PointerEvent, corner: boolean) {
    event.preventDefault();
    event.stopPropagation();
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, y: event.clientY, box, corner };
  }
  function drag(event: PointerEvent) {
    const { width = 1, height = 1 } = stage.current?.getBoundingClientRect() ?? {};
    if (!held.current) return;
    const across = (event.clientX - held.current.x) / width;
    const down = (event.clientY - held.current.y) / height;
    const change = held.current.corner ? resizeBox : moveBox;
    onChange(change(held.current.box, across, down));
  }
  function press(event: KeyboardEvent) {
    const name = findBinding('mouth', event);
    const [across, down] = wayOf(event.key);
    if (!name) return;
    event.preventDefault();
    const by = (step: number) => [across * step, down * step] as const;
    const acts: Readonly<Record<KeyName<'mouth'>, () => ShareBox>> = {
      move: () => moveBox(box, ...by(STEP)),
      far: () => moveBox(box, ...by(WIDE_STEP)),
      size: () => resizeBox(box, ...by(event.altKey ? WIDE_STEP : STEP)),
    };
    onChange(acts[name]());
  }
  const holding = {
    onPointerMove: drag,
    onPointerUp: () => {
      // Taken and let go in place: it is right where it is.
      if (held.current && isGuess) onChange(box);
      held.current = null;
    },
    onPointerCancel: () => (held.current = null),
  };
  return (
    <div ref={stage} className={style.stage} style={{ aspectRatio: ratio }}>
      {children}
      {around.length > 1 ? (
        <BoxChoice label={aroundLabel ?? label} boxes={around} />
      ) : (
        around.map((one) => <BoxMark key={one.label} box={one.box} />)
      )}
      {/* Arrow keys belong to the box while it has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={`${label}, ${formatPlace(box)}`}
        aria-describedby={keysId}
        data-guess={isGuess || undefined}
        className={style.box}
        style={placeOf(box)}
        onKeyDown={press}
        onPointerDown={(event) => take(event, false)}
        {...holding}
      >
        <span className={style.label} aria-hidden="true">
          {label}
        </span>
        <span
          className={style.corner}
          aria-hidden="true"
          onPointerDown={(event) => take(event, true)}
          {...holding}
        />
      </div>
      <p id={keysId} className={hidden.hidden}>
        {keys}
      </p>
    </div>
  );
}
