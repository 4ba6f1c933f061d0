// Films: the strip in its states, a card that plays quietly, the player, before and after.
import { useState } from 'react';
import { COMPARE_MODES, CompareFrame } from '#web/ui/video/compare-frame.tsx';
import type { CompareMode } from '#web/ui/video/compare-frame.tsx';
import type { FilmSource } from '#web/ui/video/film-source.ts';
import { FilmStrip } from '#web/ui/video/film-strip.tsx';
import { MediaCard } from '#web/ui/form/media-card.tsx';
import { Player } from '#web/ui/video/player.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { SplitPlayer } from '#web/ui/video/split-player.tsx';
import { Box } from './box.tsx';
import type { Say } from './box.tsx';
import { SAMPLE_PLATES } from './sample-plates.tsx';
import sampleFilm from './sample-film.mp4';

const FILM: FilmSource = { url: sampleFilm, preview: sampleFilm, seconds: 3, fps: 24, hasSound: true };
const SIZE = { width: 320, height: 180 };

export function FilmPieces({ say }: { say: Say }) {
  const [mode, setMode] = useState<CompareMode>('split');
  const [, , , sea, dusk] = SAMPLE_PLATES;
  const poster = sea?.src ?? '';
  const words = sea?.words ?? '';
  const tags = { before: say('Before, 320 × 180', '原片 320 × 180'), after: say('After', '结果') };
  const modes = { before: say('Before', '原片'), split: say('Split', '对比'), after: say('After', '结果') };
  return (
    <>
      <Box name={say('Sprocket line', '齿孔条')}>
        <div style={{ display: 'grid', gap: 12 }}>
          <FilmStrip seconds={5} hasSound />
          <FilmStrip seconds={10} isPlaying hasSound isMuted={false} />
          <FilmStrip seconds={5} isComing />
          <div style={{ position: 'relative', height: 16 }}>
            <FilmStrip seconds={5} size="wall" />
          </div>
        </div>
      </Box>
      <Box name={say('Film card', '影片卡片')}>
        <MediaCard src={poster} alt={words} {...SIZE} href="#film" film={FILM} filmSize="page" />
      </Box>
      <Box name={say('Player', '播放器')} isWide>
        <Player
          src={sampleFilm}
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
            before={{ src: sampleFilm, poster }}
            after={{ src: sampleFilm, poster, ...SIZE, duration: 3, fps: 24 }}
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
