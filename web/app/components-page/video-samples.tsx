// Videos: the strip in its states, a card that plays quietly, the player, before and after.
import { useState } from 'react';
import { COMPARE_MODES, CompareFrame } from '#web/ui/video/compare-frame.tsx';
import type { CompareMode } from '#web/ui/video/compare-frame.tsx';
import type { VideoSource } from '#web/ui/video/video-source.ts';
import { VideoStrip } from '#web/ui/video/video-strip.tsx';
import { MediaCard } from '#web/ui/form/media-card.tsx';
import { Player } from '#web/ui/video/player.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { SplitPlayer } from '#web/ui/video/split-player.tsx';
import { Box } from './box.tsx';
import type { Say } from './box.tsx';
import { SAMPLE_TILES } from './sample-tiles.tsx';
import sampleVideo from './sample-video.mp4';

const VIDEO: VideoSource = { url: sampleVideo, preview: sampleVideo, seconds: 3, fps: 24, hasSound: true };
const SIZE = { width: 320, height: 180 };

export function VideoSamples({ say }: { say: Say }) {
  const [mode, setMode] = useState<CompareMode>('split');
  const [, , , sea, dusk] = SAMPLE_TILES;
  const poster = sea?.src ?? '';
  const words = sea?.words ?? '';
  const tags = { before: say('Before, 320 × 180', '原片 320 × 180'), after: say('After', '结果') };
  const modes = { before: say('Before', '原片'), split: say('Split', '对比'), after: say('After', '结果') };
  return (
    <>
      <Box name={say('Sprocket line', '齿孔条')}>
        <div style={{ display: 'grid', gap: 12 }}>
          <VideoStrip seconds={5} hasSound />
          <VideoStrip seconds={10} isPlaying hasSound isMuted={false} />
          <VideoStrip seconds={5} isComing />
          <div style={{ position: 'relative', height: 16 }}>
            <VideoStrip seconds={5} size="wall" />
          </div>
        </div>
      </Box>
      <Box name={say('Video card', '视频卡片')}>
        <MediaCard src={poster} alt={words} {...SIZE} href="#video" video={VIDEO} videoSize="page" />
      </Box>
      <Box name={say('Player', '播放器')} isWide>
        <Player
          src={sampleVideo}
          poster={poster}
          label={words}
          {...SIZE}
          duration={3}
          fps={24}
          hasSound
          frame={{ label: say('This frame', '当前画面'), items: () => [{ label: say('Save', '保存') }] }}
        />
      </Box>
      <Box name={say('Before and after', '前后对比')} isWide>
        <Segmented
          label={say('Shown', '显示')}
          value={mode}
          onChange={setMode}
          options={COMPARE_MODES.map((value) => ({ value, label: modes[value] }))}
        />
        <div style={{ display: 'grid', gap: 24, marginTop: 16 }}>
          <CompareFrame
            ratio={16 / 9}
            mode={mode}
            tags={tags}
            before={<img src={poster} alt={modes.before} />}
            after={<img src={dusk?.src} alt={modes.after} />}
          />
          <SplitPlayer
            before={{ src: sampleVideo, poster }}
            after={{ src: sampleVideo, poster, ...SIZE, duration: 3, fps: 24 }}
            label={words}
            tags={tags}
            hasSound={false}
            mode={mode}
            isActual={false}
          />
        </div>
      </Box>
    </>
  );
}
