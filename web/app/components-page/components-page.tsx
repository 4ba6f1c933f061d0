// All pieces on one page, in both themes and languages: for the eye, and for the tests that photograph it.
import { useState } from 'react';
import { FilterTabs } from '#web/ui/form/filter-tabs.tsx';
import { PageTitle } from '#web/ui/base/page-title.tsx';
import { useTheme } from '../shell/theme.ts';
import { ButtonSamples } from './button-samples.tsx';
import { CardSamples } from './card-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { VideoSamples } from './video-samples.tsx';
import { LayerSamples } from './layer-samples.tsx';
import { MediaSamples } from './media-samples.tsx';
import { SmallSamples } from './small-samples.tsx';
import style from './components-page.module.css';

export function ComponentsPage() {
  const { theme, setTheme } = useTheme();
  const [isChinese, setChinese] = useState(document.documentElement.lang.startsWith('zh'));
  function choose(language: 'en' | 'zh') {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
    setChinese(language === 'zh');
    if (language === 'zh') void import('#web/ui/base/fonts-zh.css');
  }
  const say = (en: string, zh: string) => (isChinese ? zh : en);
  return (
    <main className={style.page}>
      <div className={style.head}>
        <PageTitle aside={say('Black is printed, red is wet.', '墨已印成，朱色未干。')}>
          {say('Pieces', '组件')}
        </PageTitle>
        <span className={style.grow} />
        <FilterTabs
          label="Language"
          value={isChinese ? 'zh' : 'en'}
          onChange={choose}
          options={[
            { value: 'en', label: 'English' },
            { value: 'zh', label: '中文' },
          ]}
        />
        <FilterTabs
          label="Theme"
          value={theme === 'dark' ? 'dark' : 'light'}
          onChange={setTheme}
          options={[
            { value: 'light', label: say('Light', '浅色') },
            { value: 'dark', label: say('Dark', '深色') },
          ]}
        />
      </div>
      <div className={style.grid}>
        <ButtonSamples say={say} />
        <FieldSamples say={say} />
        <CardSamples say={say} />
        <VideoSamples say={say} />
        <MediaSamples say={say} />
        <LayerSamples say={say} />
        <SmallSamples say={say} />
      </div>
    </main>
  );
}
