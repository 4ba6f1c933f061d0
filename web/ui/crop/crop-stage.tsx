// The image with the frame over it: drag, pinch, wheel and keys. The frame always fills the stage.
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { cropPixels, moveCrop, zoomCrop } from './crop-geometry.ts';
import { createCropView } from './crop-view.ts';
import { joinClasses } from '../base/join-classes.ts';
import { findBinding, wayOf } from '../base/key-bindings.ts';
import type { KeyName } from '../base/key-bindings.ts';
import { useKeysOf } from '../base/use-shortcut.ts';
import { useCropPointers } from './use-crop-pointers.ts';
import type { Cropper } from './use-cropper.ts';
import style from './crop-stage.module.css';

export type CropStageProps = {
  source: ImageBitmap;
  cropper: Cropper;
  /** What it is and which keys work, for the ear. */
  label: string;
  /** Enter. */
  onApply: () => void;
};

/** Pixels of the screen that an arrow key moves the image by; with Shift one pixel of the image. */
const KEY_STEP = 10;
const KEY_ZOOM = 1.1;
const HANDLES = ['-1 -1', '0 -1', '1 -1', '1 0', '1 1', '0 1', '-1 1', '-1 0'];

export function CropStage({ source, cropper, label, onApply }: CropStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<ReturnType<typeof createCropView>>(null);
  const { crop, image, change } = cropper;
  useKeysOf('cropper');

  useLayoutEffect(() => {
    if (!stage.current || !canvas.current || !frame.current) return;
    const made = createCropView(stage.current, canvas.current, frame.current, source);
    view.current = made;
    return () => made.close();
  }, [source]);
  useLayoutEffect(() => view.current?.show(crop), [crop]);
  const scale = () => view.current?.scale() ?? 1;
  const pointers = useCropPointers(cropper, scale, (isHeld) => view.current?.hold(isHeld));

  useEffect(() => {
    const element = stage.current;
    // React listens to the wheel passively: the page would scroll as well.
    function turnWheel(event: WheelEvent) {
      event.preventDefault();
      change((from) => zoomCrop(from, image, Math.exp(-event.deltaY / 400)));
    }
    element?.addEventListener('wheel', turnWheel, { passive: false });
    return () => element?.removeEventListener('wheel', turnWheel);
  }, [change, image]);

  function zoomBy(factor: number) {
    change((from) => zoomCrop(from, image, factor));
  }
  function press(event: KeyboardEvent) {
    const name = findBinding('cropper', event);
    if (!name) return;
    event.preventDefault();
    actsOf(event.key)[name]();
  }
  // Its keys are what one goes on with: the first control of a dialog is the one that closes it.
  useEffect(() => stage.current?.focus({ preventScroll: true }), []);
  function actsOf(arrow: string): Readonly<Record<KeyName<'cropper'>, () => void>> {
    const [across, down] = wayOf(arrow);
    const move = (step: number) => () =>
      change((from) => moveCrop(from, image, { x: across * step, y: down * step }));
    return {
      move: move(KEY_STEP / scale()),
      nudge: move(1),
      closer: () => zoomBy(KEY_ZOOM),
      farther: () => zoomBy(1 / KEY_ZOOM),
      undo: cropper.undo,
      redo: cropper.redo,
      apply: onApply,
    };
  }
  const { width, height } = cropPixels(crop);
  return (
    // The frame is moved by keys and fingers alike; no element of HTML is one.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={stage}
      role="application"
      aria-label={`${label} ${width} × ${height}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={style.stage}
      onKeyDown={press}
      {...pointers}
    >
      <canvas ref={canvas} className={style.canvas} />
      <div ref={frame} className={joinClasses(style.frame, cropper.ratio === 'circle' && style.round)}>
        <span className={style.thirds} />
        {HANDLES.map((handle) => (
          <span key={handle} data-handle={handle} className={style.handle} />
        ))}
      </div>
    </div>
  );
}
