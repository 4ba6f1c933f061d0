// Buttons, and the one with a price.
import { Download, Ellipsis, LoaderCircle } from 'lucide-react';
import { Button } from '#web/ui/base/button.tsx';
import { IconButton } from '#web/ui/base/icon-button.tsx';
import { PriceButton } from '#web/ui/form/price-button.tsx';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { Box } from './box.tsx';
import type { Say } from './box.tsx';
import style from './components-page.module.css';

export function ButtonSamples({ say }: { say: Say }) {
  return (
    <Box name={say('Buttons', '按钮')}>
      <div className={style.stack}>
        <div className={style.row}>
          <Button look="filled" icon={<Download />}>
            {say('Download', '下载')}
          </Button>
          <Button>{say('Reuse', '复用参数')}</Button>
          <Button look="quiet">{say('Edit', '编辑')}</Button>
          <Button look="danger">{say('Delete', '删除')}</Button>
        </div>
        <div className={style.row}>
          <Button disabled>{say('Disabled', '不可用')}</Button>
          <Button isBusy busyLabel={say('Saving', '保存中')}>
            {say('Save', '保存')}
          </Button>
          <IconButton label={say('More', '更多')} icon={<Ellipsis />} />
          <IconButton label={say('Tasks', '任务')} icon={<LoaderCircle />} size="large" count={3} />
          <SmallAction icon={<Download />}>{say('Download', '下载')}</SmallAction>
        </div>
        <PriceButton
          label={say('Generate · 4 points', '立即生成 · 4 积分')}
          wait={say('about 20 s', '约 20 秒')}
          below={say('1,946 points, 1,942 after', '现有 1,946 积分，生成后 1,942')}
          keys="Ctrl ↵"
        />
        <PriceButton
          label=""
          blocked={{
            reason: say('14 points short', '还差 14 积分'),
            action: { label: say('Get points', '获取积分'), onPress: () => {} },
          }}
        />
      </div>
    </Box>
  );
}
