// One effect in the gallery: its cover, its name, what it costs; a click goes to work with it.
import { useSearchParams } from 'react-router';
import type { Effect } from '#contract/effect.ts';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { EffectCaption } from './effect-caption.tsx';
import { EffectCover } from './effect-cover.tsx';
import { workAddress } from './effect-places.ts';
import style from './effects-gallery.module.css';

export function EffectCard({ effect, isEager }: { effect: Effect; isEager: boolean }) {
  const { language } = useTaskText();
  const [params] = useSearchParams();
  return (
    <UiLink
      href={workAddress(effect.type, effect.id, params)}
      className={style.card}
      title={effect.desc[language]}
    >
      <EffectCover effect={effect} alt="" isEager={isEager} />
      <EffectCaption effect={effect} name={effect.name[language]} />
    </UiLink>
  );
}
