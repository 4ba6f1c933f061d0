// One line above a form: whose work it is made after, and the way to leave that out.
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ToolName } from '#contract/tool-names.ts';
import { usePublicPlaces } from '#web/model/works/public-places.ts';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { setRemix, useRemix } from './remix-source.ts';
import style from './remix-credit.module.css';

export function RemixCredit({ tool }: { tool: ToolName }) {
  const { t } = useTranslation();
  const places = usePublicPlaces();
  const remix = useRemix(tool);
  if (!remix) return null;
  return (
    <div className={style.credit}>
      <UiLink href={places.work(remix.id)} className={style.source}>
        <img src={remix.thumb} alt="" />
        <span>{t('task.remix.of', { name: remix.author })}</span>
      </UiLink>
      <SmallAction icon={<X />} onClick={() => setRemix(tool, undefined)}>
        {t('task.remix.remove')}
      </SmallAction>
    </div>
  );
}
