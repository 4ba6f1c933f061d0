// Small things, and the states of a list.
import { Plug } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '#web/ui/base/avatar.tsx';
import { Badge } from '#web/ui/base/badge.tsx';
import { Button } from '#web/ui/base/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { FilterTabs } from '#web/ui/form/filter-tabs.tsx';
import { KeyHint } from '#web/ui/base/key-hint.tsx';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { ProgressRing } from '#web/ui/feedback/progress-ring.tsx';
import { SideTabs } from '#web/ui/form/side-tabs.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Tabs } from '#web/ui/form/tabs.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Box } from './box.tsx';
import type { Say } from './box.tsx';
import style from './components-page.module.css';

export function SmallSamples({ say }: { say: Say }) {
  const [filter, setFilter] = useState<'all' | 'images' | 'videos'>('all');
  const [tab, setTab] = useState<'profile' | 'points'>('profile');
  return (
    <>
      <Box name={say('Tabs, badges, people', '标签与徽标')}>
        <div className={style.stack}>
          <FilterTabs
            label={say('Filter', '筛选')}
            value={filter}
            onChange={setFilter}
            options={[
              { value: 'all', label: say('All', '全部') },
              { value: 'images', label: say('Images', '图片') },
              { value: 'videos', label: say('Videos', '视频') },
            ]}
          />
          <div className={style.row}>
            <Badge look="new">{say('New', '新')}</Badge>
            <Badge look="bare">{say('Hot', '热门')}</Badge>
            <Badge icon={<Plug />}>{say('Needs engine', '需要引擎')}</Badge>
            <Badge look="fill">Pro</Badge>
          </div>
          <div className={style.row}>
            <Avatar name="Mei Lin" />
            <Avatar name="Tomás" size="medium" />
            <Avatar name="林默" size="large" />
            <KeyHint keys="Ctrl ↵" />
            <KeyHint keys="?" />
            <ProgressRing label={say('Generating', '生成中')} percent={62} />
          </div>
          <ProgressBar label={say('Generating', '生成中')} percent={62} />
          <Tabs
            label={say('Account', '账号')}
            value={tab}
            onChange={setTab}
            tabs={[
              {
                value: 'profile',
                label: say('Profile', '资料'),
                panel: say('Name, picture and a line about you.', '名字、头像与一句介绍。'),
              },
              {
                value: 'points',
                label: say('Points', '积分'),
                panel: <FactList facts={[{ name: say('Points', '积分'), value: '120' }]} />,
              },
            ]}
          />
          <SideTabs
            label={say('Account, at the side', '侧边账号')}
            value={tab}
            onChange={setTab}
            tabs={[
              { value: 'profile', label: say('Profile', '资料'), panel: say('Name', '名字') },
              { value: 'points', label: say('Points', '积分'), panel: '120' },
            ]}
          />
        </div>
      </Box>
      <Box name={say('Empty and error', '空与错')}>
        <div className={style.stack}>
          <EmptyState
            title={say('Nothing here yet', '这里还没有内容')}
            about={say('Your first picture costs 2 of your 100 points.', '第一张作品只需 2 积分。')}
            actions={<Button look="filled">{say('Text to image', '文生图')}</Button>}
          />
          <ErrorState
            title={say('The list did not arrive.', '列表没有送达。')}
            about={say('Network connection failed, please check your network', '网络连接失败，请检查网络')}
            retryLabel={say('Try again', '重试')}
            onRetry={() => {}}
          />
        </div>
      </Box>
      <Box name={say('Loading', '加载')}>
        <div className={style.stack}>
          <Skeleton ratio={16 / 9} />
          <Skeleton width="70%" />
          <Skeleton width="40%" />
        </div>
      </Box>
    </>
  );
}
