// The contents column as a drawer, for a phone: with the person on top, language and theme below.
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openLogin } from '#web/model/me/user-store.ts';
import { Button } from '#web/ui/base/button.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Sheet } from '#web/ui/layer/sheet.tsx';
import { ContentsColumn } from './contents-column.tsx';
import { OwnDrawerHead } from './own-drawer-head.tsx';
import { openPalette } from '../palette/palette-store.ts';
import { choosePreference, usePreferences } from '../preferences.ts';
import { THEMES } from './theme.ts';
import { useSignOut } from '../guards/use-sign-out.ts';
import { useViewer } from '../guards/viewer.ts';
import style from './contents-drawer.module.css';

export function ContentsDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const viewer = useViewer();
  const { theme, language } = usePreferences();
  function leave() {
    onClose();
    signOut();
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={viewer ? viewer.name : t('app.guest')}
      side="left"
      width={320}
    >
      <button
        type="button"
        className={style.search}
        onClick={() => {
          onClose();
          openPalette();
        }}
      >
        <Search aria-hidden="true" />
        {t('app.palette.open')}
      </button>
      {viewer && <OwnDrawerHead viewer={viewer} />}
      <ContentsColumn />
      <div className={style.settings}>
        <Segmented
          label={t('app.language')}
          value={language}
          onChange={(chosen) => choosePreference({ language: chosen })}
          options={[
            { value: 'en', label: 'English' },
            { value: 'zh', label: '中文' },
          ]}
        />
        <Segmented
          label={t('app.theme')}
          value={theme}
          onChange={(chosen) => choosePreference({ theme: chosen })}
          options={THEMES.map((choice) => ({ value: choice, label: t(`app.theme_${choice}`) }))}
        />
        {viewer ? (
          <Button isWide onClick={leave}>
            {t('app.sign_out')}
          </Button>
        ) : (
          <Button
            look="filled"
            isWide
            onClick={() => {
              onClose();
              openLogin();
            }}
          >
            {t('app.sign_in')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
