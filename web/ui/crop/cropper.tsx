// The whole cropper: stage, ratios, exact pixels, zoom, turning, mirroring, undo. Its words come from outside.
import { FlipHorizontal2, FlipVertical2, Redo2, RotateCw, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../base/button.tsx';
import { cropPixels, sizeCrop, tiltCrop, turnedSize, zoomCrop, zoomOf, MOST_TILT } from './crop-geometry.ts';
import { CropStage } from './crop-stage.tsx';
import { IconButton } from '../base/icon-button.tsx';
import { NumberField } from '../form/number-field.tsx';
import { RatioPicker } from '../form/ratio-picker.tsx';
import { Slider } from '../form/slider.tsx';
import { Tooltip } from '../layer/tooltip.tsx';
import { CROP_RATIOS } from './use-cropper.ts';
import type { Cropper as CropperState } from './use-cropper.ts';
import style from './cropper.module.css';

export type CropperWords = {
  /** What the stage is, with its keys: arrows move, plus and minus zoom, Enter applies. */
  stage: string;
  keys: string;
  ratio: string;
  free: string;
  circle: string;
  width: string;
  height: string;
  zoom: string;
  tilt: string;
  turn: string;
  mirrorAcross: string;
  mirrorDown: string;
  undo: string;
  redo: string;
  reset: string;
};

export type CropperProps = {
  source: ImageBitmap;
  cropper: CropperState;
  words: CropperWords;
  onApply: () => void;
  /** The shape of the frame is given: it is not chosen, and its pixels do not matter. */
  isShapeGiven?: boolean;
  /** More controls below: the format of the file, what to do with it. */
  children?: ReactNode;
};

/** As near as one can come, so that the slider has an end. */
const MOST_ZOOM = 8;

export function Cropper({ source, cropper, words, onApply, isShapeGiven = false, children }: CropperProps) {
  const { crop, image, change } = cropper;
  const zoom = Math.min(MOST_ZOOM, zoomOf(crop, image));
  // The icons are named after their axis.
  const acts = [
    { label: words.turn, icon: <RotateCw />, act: cropper.turn },
    { label: words.mirrorAcross, icon: <FlipVertical2 />, act: () => cropper.mirror('across') },
    { label: words.mirrorDown, icon: <FlipHorizontal2 />, act: () => cropper.mirror('down') },
    { label: words.undo, icon: <Undo2 />, act: cropper.undo, isOff: !cropper.canUndo },
    { label: words.redo, icon: <Redo2 />, act: cropper.redo, isOff: !cropper.canRedo },
  ];
  return (
    <div className={style.cropper}>
      <div className={style.stage}>
        <CropStage source={source} cropper={cropper} label={words.stage} onApply={onApply} />
      </div>
      <div className={style.controls}>
        {!isShapeGiven && <Shape cropper={cropper} words={words} />}
        <Slider
          label={words.zoom}
          value={zoom}
          shown={`${zoom.toFixed(1)}×`}
          onChange={(next) => change((from) => zoomCrop(from, image, next / zoomOf(from, image)), 'zoom')}
          min={1}
          max={MOST_ZOOM}
          step={0.1}
        />
        <Slider
          label={words.tilt}
          value={crop.tilt}
          shown={`${crop.tilt.toFixed(1)}°`}
          onChange={(tilt) => change((from) => tiltCrop(from, image, tilt), 'tilt')}
          min={-MOST_TILT}
          max={MOST_TILT}
          step={0.5}
        />
        <div className={style.acts}>
          {acts.map(({ label, icon, act, isOff = false }) => (
            <Tooltip key={label} text={label}>
              <IconButton label={label} icon={icon} isFramed disabled={isOff} onClick={act} />
            </Tooltip>
          ))}
          <Button look="quiet" disabled={!cropper.canUndo} onClick={cropper.reset}>
            {words.reset}
          </Button>
        </div>
        <p className={style.keys}>{words.keys}</p>
        {children}
      </div>
    </div>
  );
}

/** The ratio of the frame, and its exact pixels. */
function Shape({ cropper, words }: Pick<CropperProps, 'cropper' | 'words'>) {
  const { crop, image, shape, change } = cropper;
  const most = turnedSize(image, crop.turns);
  const pixels = cropPixels(crop);
  return (
    <>
      <RatioPicker
        label={words.ratio}
        className={style.ratios}
        value={cropper.ratio}
        onChange={cropper.setRatio}
        options={CROP_RATIOS}
        names={{ free: words.free, circle: words.circle }}
      />
      <div className={style.pixels}>
        <NumberField
          label={words.width}
          value={pixels.width}
          onChange={(width) => change((from) => sizeCrop(from, image, { width }, shape), 'width')}
          min={1}
          max={most.width}
        />
        <span aria-hidden="true">×</span>
        <NumberField
          label={words.height}
          value={pixels.height}
          onChange={(height) => change((from) => sizeCrop(from, image, { height }, shape), 'height')}
          min={1}
          max={most.height}
        />
      </div>
    </>
  );
}
