// An image in the cropper, what file it becomes, and where it goes: to this computer or into a tool.
import { Download, ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#web/task/download-result.ts';
import { acceptOf } from '#web/media/media-formats.ts';
import { useCropperWords } from '#web/media/use-cropper-words.ts';
import { Button } from '#web/ui/base/button.tsx';
import { Cropper } from '#web/ui/crop/cropper.tsx';
import { drawCrop } from '#web/ui/crop/draw-crop.ts';
import type { CropFormat } from '#web/ui/crop/draw-crop.ts';
import { FileInput } from '#web/ui/form/drop-zone.tsx';
import { Menu } from '#web/ui/layer/menu.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Slider } from '#web/ui/form/slider.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { useCropper } from '#web/ui/crop/use-cropper.ts';
import { IMAGE_TOOLS, usePutImage } from './use-put-image.ts';
import style from './cropper-page.module.css';

export type CropperWorkProps = {
  bitmap: ImageBitmap;
  /** Of the file it came from. */
  name: string;
  onOpen: (files: readonly File[]) => void;
};

const LEAST_QUALITY = 60;

export function CropperWork({ bitmap, name, onOpen }: CropperWorkProps) {
  const { t } = useTranslation();
  const words = useCropperWords();
  const cropper = useCropper(bitmap);
  const putImage = usePutImage();
  const input = useRef<HTMLInputElement>(null);
  const [format, setFormat] = useState<CropFormat>(/\.jpe?g$/i.test(name) ? 'jpg' : 'png');
  const [quality, setQuality] = useState(92);
  const [isBusy, setBusy] = useState(false);

  async function draw(): Promise<File | null> {
    setBusy(true);
    try {
      const isRound = cropper.ratio === 'circle';
      const blob = await drawCrop(bitmap, cropper.crop, { format, quality, isRound });
      // A browser that cannot write WebP writes PNG.
      const ending = blob.type === 'image/png' ? 'png' : format;
      return new File([blob], `${name.replace(/\.\w+$/, '')}-crop.${ending}`, { type: blob.type });
    } catch {
      toast.error(t('media.cropper.too_large'));
      return null;
    } finally {
      setBusy(false);
    }
  }
  async function download() {
    const file = await draw();
    if (file) saveFile(file, file.name);
  }
  async function putInto(tool: (typeof IMAGE_TOOLS)[number]) {
    const file = await draw();
    if (file) putImage(tool, file);
  }
  return (
    <Cropper
      source={bitmap}
      cropper={cropper}
      words={{ ...words, keys: t('media.page.keys') }}
      onApply={() => void download()}
    >
      <Segmented
        label={t('media.page.format')}
        value={format}
        onChange={setFormat}
        options={[
          { value: 'png', label: 'PNG' },
          { value: 'jpg', label: 'JPG' },
          { value: 'webp', label: 'WebP' },
        ]}
      />
      {format !== 'png' && (
        <Slider
          label={t('media.page.quality')}
          value={quality}
          onChange={setQuality}
          min={LEAST_QUALITY}
          max={100}
          step={1}
          ends={[t('media.page.smaller'), t('media.page.finer')]}
        />
      )}
      <div className={style.acts}>
        <Button
          look="filled"
          size="large"
          isWide
          icon={<Download />}
          isBusy={isBusy}
          onClick={() => void download()}
        >
          {t('media.page.download')}
        </Button>
        <Menu
          align="start"
          trigger={
            <Button size="large" isWide disabled={isBusy}>
              {t('media.page.use_in')}
            </Button>
          }
          items={IMAGE_TOOLS.map((tool) => ({
            label: t(`app.tool.${tool}.name`),
            onSelect: () => void putInto(tool),
          }))}
        />
        <Button look="quiet" icon={<ImageUp />} onClick={() => input.current?.click()}>
          {t('media.page.another')}
        </Button>
        <FileInput ref={input} accept={`image/*,${acceptOf('image')}`} onFiles={onOpen} />
      </div>
    </Cropper>
  );
}
