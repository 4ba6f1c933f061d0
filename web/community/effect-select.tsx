// Narrows the wall to the works of one template.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { assetList } from '#contract/effect.ts';
import { call } from '#web/api/call.ts';
import { Select } from '#web/ui/form/select.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';

const ALL = 'all';
const ALL_AT_ONCE = 60;

export type EffectSelectProps = { type: 5 | 6; value: string; onChange: (effect: string) => void };

export function EffectSelect({ type, value, onChange }: EffectSelectProps) {
  const { t } = useTranslation();
  const { language } = useTaskText();
  const { data } = useQuery({
    queryKey: ['templates', type],
    queryFn: async ({ signal }) => {
      const page = await call(
        assetList,
        { type, page_size: ALL_AT_ONCE },
        { extractData: true, showLoading: false, showError: false, needToken: false, signal },
      );
      return page.items;
    },
    staleTime: Infinity,
  });
  const effects = (data ?? []).map(({ id, name }) => ({ value: id, label: name[language] }));
  return (
    <Select
      label={t('community.effect')}
      isLabelHidden
      look="bare"
      value={effects.some(({ value: id }) => id === value) ? value : ALL}
      onChange={(effect) => onChange(effect === ALL ? '' : effect)}
      options={[{ value: ALL, label: t('community.effect') }, ...effects]}
    />
  );
}
