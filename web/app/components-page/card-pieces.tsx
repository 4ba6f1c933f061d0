// Cards, walls and spreads.
import { Download, RotateCcw, Star } from 'lucide-react';
import { useState } from 'react';
import { FailedCard } from '#web/ui/feedback/failed-card.tsx';
import { JustifiedWall } from '#web/ui/wall/justified-wall.tsx';
import { MediaCard } from '#web/ui/form/media-card.tsx';
import { Picture } from '#web/ui/base/picture.tsx';
import { RunningCard } from '#web/ui/feedback/running-card.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { Spread } from '#web/ui/wall/spread.tsx';
import { Box } from './box.tsx';
import type { Say } from './box.tsx';
import { SAMPLE_PLATES } from './sample-plates.tsx';
import type { SamplePlate } from './sample-plates.tsx';

type Cell = {
  key: string;
  ratio: number;
  kind: 'running' | 'failed' | 'loading' | 'picture';
  plate?: SamplePlate;
};

const CELLS: readonly Cell[] = [
  { key: 'running', ratio: 1, kind: 'running' },
  ...SAMPLE_PLATES.slice(0, 4).map((plate) => ({
    key: plate.words,
    ratio: plate.width / plate.height,
    kind: 'picture' as const,
    plate,
  })),
  { key: 'failed', ratio: 4 / 3, kind: 'failed' },
  { key: 'loading', ratio: 3 / 4, kind: 'loading' },
  ...SAMPLE_PLATES.slice(4).map((plate) => ({
    key: plate.words,
    ratio: plate.width / plate.height,
    kind: 'picture' as const,
    plate,
  })),
];

export function CardPieces({ say }: { say: Say }) {
  const [chosen, setChosen] = useState<readonly string[]>([SAMPLE_PLATES[2]?.words ?? '']);
  const [first, second] = SAMPLE_PLATES;
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
            if (!cell.plate) return <Skeleton ratio={cell.ratio} />;
            return (
              <MediaCard
                src={cell.plate.src}
                alt={cell.plate.words}
                width={cell.plate.width}
                height={cell.plate.height}
                href="#card"
                isFavorite={cell.plate === second}
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
        <Spread
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
            items={[first, first].flatMap((plate, place) => (plate ? [{ plate, place }] : []))}
            keyOf={({ place }) => String(place)}
            ratioOf={() => 1}
            isRow
            rowHeight={220}
            gap={16}
          >
            {({ plate, place }) =>
              place === 0 ? (
                <Picture
                  src={plate.src}
                  alt={plate.words}
                  width={plate.width}
                  height={plate.height}
                  isDeveloping
                />
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
        </Spread>
      </Box>
    </>
  );
}
