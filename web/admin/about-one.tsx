// Says that a list is only about one person or work, and leads back to all of it.
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallAction } from '#web/ui/base/small-action.tsx';

export function AboutOne({ children, onClear }: { children: ReactNode; onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <SmallAction icon={<X />} onClick={onClear}>
      {t('admin.list.only')} {children}
    </SmallAction>
  );
}
