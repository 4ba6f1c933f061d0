// Cards, walls and spreads.
import { Download, RotateCcw, Star } from 'lucide-react';
import { useState } from 'react';
import { FailedCard } from '#web/ui/feedback/failed-card.tsx';
import { JustifiedWall } from '#web/ui/wall/justified-wall.tsx';
import { MediaCard } from '#web/ui/form/media-card.tsx';
import { Image } from '#web/ui/base/image.tsx';
import { RunningCard } from '#web/ui/feedback/running-card.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { RunRow } from '#web/ui/wall/run-row.tsx';
import { Box } from './box.tsx';
import type { Say } from './box.tsx';
import { SAMPLE_TILES } from './sample-tiles.tsx';
import type { SampleTile } from './sample-tiles.tsx';

type Cell = {
  key: string;
  ratio: number;
  kind: 'running' | 'failed' | 'loading' | 'picture';
  tile?: SampleTile;
};

const CELLS: readonly Cell[] = [
  { key: 'running', ratio: 1, kind: 'running' },
  ...SAMPLE_TILES.slice(0, 4).map((tile) => ({
    key: tile.words,
    ratio: tile.width / tile.height,
    kind: 'picture' as const,
    tile,
  })),
  { key: 'failed', ratio: 4 / 3, kind: 'failed' },
  { key: 'loading', ratio: 3 / 4, kind: 'loading' },
  ...SAMPLE_TILES.slice(4).map((tile) => ({
    key: tile.words,
    ratio: tile.width / tile.height,
    kind: 'picture' as const,
    tile,
  })),
];

export function CardSamples({ say }: { say: Say }) {
  const [chosen, setChosen] = useState<readonly string[]>([SAMPLE_TILES[2]?.words ?? '']);
  const [first, second] = SAMPLE_TILES;
  function toggle(key: string) {
    setChosen((before) =>
      before.includes(key) ? before.filter((other) => other !== key) : [...before, key],
    );
  }
  return (
    <>
      <Box name={say('Media cards', '作品卡片')} isWide>
        <JustifiedWall
          items={CELLS}
          keyOf={(cell) => cell.key}
          ratioOf={(cell) => cell.ratio}
          rowHeight={158}
        >
          {(cell) => {
            if (cell.kind === 'running') {
              return (
                <RunningCard
                  ratio={1}
                  label={say('Generating', '生成中')}
                  percent={62}
                  note={say('about 7 s left', '约剩 7 秒')}
                />
              );
            }
            if (cell.kind === 'failed') {
              return (
                <FailedCard
                  ratio={cell.ratio}
                  label={say('Failed', '失败')}
                  returned={say('2 points returned', '已退还 2 积分')}
                />
              );
            }
            if (!cell.tile) return <Skeleton ratio={cell.ratio} />;
            return (
              <MediaCard
                src={cell.tile.src}
                alt={cell.tile.words}
                width={cell.tile.width}
                height={cell.tile.height}
                href="#card"
                isFavorite={cell.tile === second}
                favoriteLabel={say('Favorite', '收藏')}
                acts={[
                  { label: say('Favorite', '收藏'), icon: <Star />, onPress: () => {} },
                  { label: say('Download', '下载'), icon: <Download />, onPress: () => {} },
                ]}
                menu={[
                  { label: say('Reuse', '复用参数'), keys: 'R' },
                  'line',
                  { label: say('Delete', '删除'), isDanger: true },
                ]}
                selection={{
                  isOn: false,
                  isSelected: chosen.includes(cell.key),
                  onToggle: () => toggle(cell.key),
                }}
              />
            );
          }}
        </JustifiedWall>
      </Box>
      <Box name={say('Spread', '一组作品')} isWide>
        <RunRow
          isFirst
          number="Nº 1,209–10"
          words={say('a fox under the cherry tree at dusk, petals falling', '黄昏樱花树下的小狐狸，花瓣飘落')}
          data={say('Watercolor · 1:1 · Pro 1K · 4 points', '水彩 · 1:1 · Pro 1K · 4 积分')}
          actions={
            <>
              <SmallAction icon={<RotateCcw />}>{say('Run again', '再次生成')}</SmallAction>
              <SmallAction icon={<Download />}>{say('Download', '下载')}</SmallAction>
            </>
          }
        >
          <JustifiedWall
            items={[first, first].flatMap((tile, place) => (tile ? [{ tile, place }] : []))}
            keyOf={({ place }) => String(place)}
            ratioOf={() => 1}
            isRow
            rowHeight={220}
            gap={16}
          >
            {({ tile, place }) =>
              place === 0 ? (
                <Image src={tile.src} alt={tile.words} width={tile.width} height={tile.height} isDeveloping />
              ) : (
                <RunningCard
                  ratio={1}
                  size="page"
                  label={say('Generating', '生成中')}
                  percent={62}
                  note={say('about 7 s left', '约剩 7 秒')}
                />
              )
            }
          </JustifiedWall>
        </RunRow>
      </Box>
    </>
  );
}
