// A tile as it is shown everywhere: what moves does so by itself while it is in sight.
import type { Language } from '#texts/words.ts';
import { Image } from '#web/ui/base/image.tsx';
import { LoopVideo } from '#web/ui/video/loop-video.tsx';
import { tileImage } from './tiles.ts';
import type { Tile } from './tiles.ts';

export type TileImageProps = { tile: Tile; language: Language; isPaused?: boolean };

export function TileImage({ tile, language, isPaused = false }: TileImageProps) {
  const { clip } = tile;
  const image = tileImage(tile, language);
  return clip === '' ? <Image {...image} /> : <LoopVideo {...image} video={clip} isPaused={isPaused} />;
}
