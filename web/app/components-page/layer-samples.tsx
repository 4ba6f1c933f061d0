// What lies over the page: dialog, sheet, menu, popover, tooltip, toasts.
import { Copy, Reply, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/base/button.tsx';
import { Dialog } from '#web/ui/layer/dialog.tsx';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { Menu } from '#web/ui/layer/menu.tsx';
import { Popover } from '#web/ui/layer/popover.tsx';
import { Sheet } from '#web/ui/layer/sheet.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Tooltip } from '#web/ui/layer/tooltip.tsx';
import { Box } from './box.tsx';
import type { Say } from './box.tsx';
import style from './components-page.module.css';

export function LayerSamples({ say }: { say: Say }) {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  return (
    <Box name={say('Layers', '浮层')}>
      <div className={style.row}>
        <Button onClick={() => setOpen('dialog')}>{say('Dialog', '对话框')}</Button>
        <Button onClick={() => setOpen('sheet')}>{say('Sheet', '侧页')}</Button>
        <Menu
          align="start"
          trigger={<Button>{say('Menu', '菜单')}</Button>}
          items={[
            { label: say('Reuse', '复用参数'), icon: <Reply />, keys: 'R' },
            { label: say('Copy prompt', '复制提示词'), icon: <Copy /> },
            'line',
            { label: say('Delete', '删除'), icon: <Trash2 />, keys: 'Del', isDanger: true },
          ]}
        />
        <Popover
          trigger={<Button>{say('Popover', '气泡')}</Button>}
          label={say('Points', '积分')}
          width={280}
        >
          <FactList
            facts={[
              { name: say('Daily points', '每日积分'), value: '20' },
              { name: say('Permanent points', '永久积分'), value: '100' },
            ]}
          />
        </Popover>
        <Tooltip text={say('Play from here', '从此处播放')} keys="Space">
          <Button>{say('Tooltip', '提示')}</Button>
        </Tooltip>
      </div>
      <div className={style.row} style={{ marginTop: 14 }}>
        <Button
          onClick={() =>
            toast.success(say('Your image is ready', '你的作品已完成'), {
              action: { label: say('View', '查看'), onPress: () => {} },
            })
          }
        >
          success
        </Button>
        <Button onClick={() => toast.info(say('A new version is available', '发现新版本'))}>info</Button>
        <Button onClick={() => toast.warning(say('Please sign in first', '请先登录'))}>warning</Button>
        <Button onClick={() => toast.error(say('Upload failed, please retry', '上传失败，请重试'))}>
          error
        </Button>
        <Button
          onClick={() =>
            toast.success(say('Failed, 30 points returned', '生成失败，已退还 30 积分'), { isRefund: true })
          }
        >
          refund
        </Button>
      </div>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title={say('Not enough points', '积分不足')}
        about={say('This run needs 140. You have 126.', '本次需要 140 积分，现有 126。')}
      >
        <FactList
          facts={[
            { name: say('Daily points', '每日积分'), value: '6' },
            { name: say('Plan points', '会员积分'), value: '120' },
            { name: say('Missing', '还差'), value: '14', isStrong: true },
          ]}
        />
      </Dialog>
      <Sheet isOpen={open === 'sheet'} onClose={close} title={say('Details', '详情')}>
        <div style={{ padding: 24 }}>
          <FactList facts={[{ name: say('Style', '风格'), value: say('Ink', '水墨') }]} />
        </div>
      </Sheet>
    </Box>
  );
}
