// The parts of the page as links beside its title; the one that is read now is underlined.
import { useEffect, useState } from 'react';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { useBillingText } from './use-billing-text.ts';
import style from './part-tabs.module.css';

/** A part is read once its top has come this near to the top of the window, in pixels. */
const READ_FROM = 160;

export type PagePart = { id: string; label: string };

export function PartTabs({ parts }: { parts: readonly PagePart[] }) {
  const { t } = useBillingText();
  const current = useReadPart(parts);
  return (
    <nav aria-label={t('billing.parts.label')} className={style.tabs}>
      {parts.map(({ id, label }) => (
        <UiLink
          key={id}
          href={`#${id}`}
          className={style.tab}
          aria-current={id === current ? 'location' : undefined}
        >
          {label}
        </UiLink>
      ))}
    </nav>
  );
}

function useReadPart(parts: readonly PagePart[]): string | undefined {
  const [read, setRead] = useState(parts[0]?.id);
  const ids = parts.map(({ id }) => id).join(' ');
  useEffect(() => {
    function look() {
      const tops = ids.split(' ').flatMap((id) => {
        const part = document.getElementById(id);
        return part ? [{ id, top: part.getBoundingClientRect().top }] : [];
      });
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      const passed = isAtEnd ? tops.at(-1) : tops.findLast(({ top }) => top <= READ_FROM);
      setRead((passed ?? tops[0])?.id);
    }
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [ids]);
  return read;
}
