// What media are handed over with: zones, slots, a sound, a recording, the cropper.
import { useEffect, useState } from 'react';
import { useCropperWords } from '#web/media/use-cropper-words.ts';
import { Cropper } from '#web/ui/crop/cropper.tsx';
import { DropZone } from '#web/ui/form/drop-zone.tsx';
import { formatClock } from '#web/ui/video/video-clock.ts';
import { LevelBars } from '#web/ui/base/level-bars.tsx';
import { MediaSlot } from '#web/ui/form/media-slot.tsx';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { useCropper } from '#web/ui/crop/use-cropper.ts';
import { Waveform } from '#web/ui/video/waveform.tsx';
import { Box } from './box.tsx';
import type { Say } from './box.tsx';
import { SAMPLE_TILES } from './sample-tiles.tsx';
import style from './components-page.module.css';

const nothing = () => {};

/** A voice that nobody spoke. */
const PEAKS = Array.from({ length: 160 }, (_, at) => {
  return Math.abs(Math.sin(at / 9) * Math.sin(at / 2.3) * Math.sin(at / 41 + 0.6)) + 0.04;
});
const LEVELS = PEAKS.map((peak) => Math.min(1, peak * 1.2));
const LIMITS = { duration: 16.4, least: 1, most: 60 };

export function MediaSamples({ say }: { say: Say }) {
  const [range, setRange] = useState({ start: 2, end: 12.9 });
  const letGo = say('Let go to add', '松手即可添加');
  const remove = say('Remove', '移除');
  return (
    <>
      <Box name={say('Drop zone', '上传区')}>
        <div className={style.stack}>
          <DropZone
            label={say('Drag or click to upload', '点击或拖拽上传')}
            note={say('JPG, PNG, WebP, up to 10 MB', 'JPG、PNG、WebP，不超过 10 MB')}
            overLabel={letGo}
            accept="image/*"
            onFiles={nothing}
          >
            <SmallAction>{say('From my creations', '从我的作品选择')}</SmallAction>
            <SmallAction>{say('Camera', '拍照')}</SmallAction>
          </DropZone>
          <DropZone
            label={say('Drop or click', '拖入或点击')}
            overLabel={letGo}
            accept="image/*"
            isSmall
            hasError
            onFiles={nothing}
          />
        </div>
      </Box>
      <Box name={say('Frame slots', '画面位')}>
        <div className={style.two}>
          {SAMPLE_TILES.slice(3, 7).map(({ src, words }, place) => (
            <MediaSlot
              key={words}
              label={words}
              removeLabel={remove}
              onRemove={nothing}
              overLabel={letGo}
              onFiles={nothing}
              isSmall
              isFailed={place === 2}
              progress={
                place === 1 ? { label: say('Uploading 62 %', '正在上传 62%'), percent: 62 } : undefined
              }
            >
              <img src={src} alt={words} />
            </MediaSlot>
          ))}
        </div>
      </Box>
      <Box name={say('Sound and recording', '声音与录音')}>
        <div className={style.stack}>
          <Waveform
            peaks={PEAKS}
            limits={LIMITS}
            range={range}
            onChange={setRange}
            playhead={6.7}
            onSeek={nothing}
            words={{
              start: say('Beginning of the kept part', '保留部分的开头'),
              end: say('End of the kept part', '保留部分的结尾'),
              kept: ({ start, end }) =>
                `${formatClock(start, true)} – ${formatClock(end, true)}, ${(end - start).toFixed(1)} s`,
            }}
          />
          <LevelBars levels={LEVELS} />
        </div>
      </Box>
      <Box name={say('Cropper', '裁剪')} isWide>
        <CropperSample />
      </Box>
    </>
  );
}

function CropperSample() {
  const [source, setSource] = useState<ImageBitmap | null>(null);
  useEffect(() => {
    void paintSample().then(setSource);
  }, []);
  return <div style={{ height: 560 }}>{source && <SampleCropper source={source} />}</div>;
}

function SampleCropper({ source }: { source: ImageBitmap }) {
  const words = useCropperWords();
  const cropper = useCropper(source, '4:3');
  return <Cropper source={source} cropper={cropper} words={words} onApply={nothing} />;
}

async function paintSample(): Promise<ImageBitmap> {
  const image = new Image();
  image.src = SAMPLE_TILES[4]?.src ?? '';
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight });
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return createImageBitmap(canvas);
}
