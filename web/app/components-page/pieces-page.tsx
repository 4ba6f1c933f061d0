// All pieces on one page, in both themes and languages: for the eye, and for the tests that photograph it.
import { useState } from 'react';
import { FilterTabs } from '#web/ui/form/filter-tabs.tsx';
import { PageTitle } from '#web/ui/base/page-title.tsx';
import { useTheme } from '../shell/theme.ts';
import { ButtonPieces } from './button-pieces.tsx';
import { CardPieces } from './card-pieces.tsx';
import { FieldPieces } from './field-pieces.tsx';
import { FilmPieces } from './film-pieces.tsx';
import { LayerPieces } from './layer-pieces.tsx';
import { MediaPieces } from './media-pieces.tsx';
import { SmallPieces } from './small-pieces.tsx';
import style from './pieces-page.module.css';

export function PiecesPage() {
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
        <ButtonPieces say={say} />
        <FieldPieces say={say} />
        <CardPieces say={say} />
        <FilmPieces say={say} />
        <MediaPieces say={say} />
        <LayerPieces say={say} />
        <SmallPieces say={say} />
      </div>
    </main>
  );
}
