// "?" shows every key of the product, those of this page first; "/" goes to the field that one searches or writes in,
// where there is none to the command palette.
import { useTranslation } from 'react-i18next';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { formatKeys } from '#web/ui/base/format-keys.ts';
import { KEY_PLACES, listBindings } from '#web/ui/base/key-bindings.ts';
import type { KeyPlace } from '#web/ui/base/key-bindings.ts';
import { KeyHint } from '#web/ui/base/key-hint.tsx';
import { useKeyPlaces, useShortcut } from '#web/ui/base/use-shortcut.ts';
import { Dialog } from '#web/ui/layer/dialog.tsx';
import { useIsAdmin } from '../guards/admin-guard.tsx';
import { openPalette } from '../palette/palette-store.ts';
import { focusField } from './focus-field.ts';
import { closeKeyHelp, openKeyHelp, useKeyHelp } from './key-help-store.ts';
import style from './key-help.module.css';

export function KeyHelp() {
  const { t } = useTranslation();
  const isOpen = useKeyHelp((help) => help.isOpen);
  useShortcut('everywhere.help', openKeyHelp);
  useShortcut('everywhere.find', () => focusField() || openPalette());
  return (
    <Dialog isOpen={isOpen} onClose={closeKeyHelp} title={t('app.keys.title')} width={880} isOnlyWords>
      <KeySheet />
    </Dialog>
  );
}

function KeySheet() {
  const { t } = useTranslation();
  const isAdmin = useIsAdmin();
  const present = useKeyPlaces();
  const places = KEY_PLACES.filter((place) => place !== 'reports' || isAdmin);
  const here = places.filter((place) => present.has(place));
  const elsewhere = places.filter((place) => !present.has(place));
  return (
    <>
      <KeyGroups title={t('app.keys.here')} places={here} />
      {elsewhere.length > 0 && <KeyGroups title={t('app.keys.elsewhere')} places={elsewhere} />}
    </>
  );
}

function KeyGroups({ title, places }: { title: string; places: readonly KeyPlace[] }) {
  const { t } = useTranslation();
  return (
    <section className={style.part} aria-label={title}>
      <h3 className={style.title}>{title}</h3>
      <div className={style.groups}>
        {places.map((place) => (
          <div key={place} className={style.group}>
            <h4 className={style.place}>{t(`app.keys.${place}.place`)}</h4>
            <FactList
              facts={listBindings(place).map(({ id }) => ({
                key: id,
                name: t(`app.keys.${id}`),
                value: <Keys hints={formatKeys(id, t('app.keys.space'))} />,
              }))}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

function Keys({ hints }: { hints: readonly string[] }) {
  return (
    <span className={style.keys}>
      {hints.map((keys) => (
        <KeyHint key={keys} keys={keys} isKept />
      ))}
    </span>
  );
}
