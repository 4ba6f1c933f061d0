// The command palette: tools, effects, one's own words and works, places and acts, found by what is typed.
import { Command } from 'cmdk';
import { PenLine, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { KeyHint } from '#web/ui/base/key-hint.tsx';
import hidden from '#web/ui/base/visually-hidden.module.css';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useGuardedNavigate } from '../guards/use-guarded-navigate.ts';
import { matchEntries } from './match-entries.ts';
import type { PaletteEntry, PaletteGroup, PaletteGroupName } from './palette-entry.ts';
import { PaletteClose } from './palette-skeleton.tsx';
import { closePalette, typeInPalette, usePalette } from './palette-store.ts';
import { useActEntries } from './use-act-entries.tsx';
import { useEffectEntries, useToolEntries } from './use-making-entries.tsx';
import { usePromptEntries, useWorkEntries } from './use-own-entries.tsx';
import { usePlaceEntries } from './use-place-entries.tsx';
import { writeAddress } from './write-address.ts';
import style from './palette.module.css';

const SHOWN_EFFECTS = 8;

/** These stay on the page: the focus goes back to where it was. */
const STAYING = /^act (theme|language)/;

/** `onLeave`: what was chosen takes the focus elsewhere. */
export function Palette({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const query = usePalette((palette) => palette.query);
  const { groups, works, write } = useGroups(query);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const hasNothing = query.trim() !== '' && count === 0 && !works.isLoading && !works.error;
  function choose(entry: PaletteEntry) {
    if (!STAYING.test(entry.id)) onLeave();
    closePalette();
    entry.run();
  }
  return (
    <Command
      className={style.command}
      label={t('app.palette.title')}
      shouldFilter={false}
      vimBindings={false}
      loop
    >
      <div className={style.line}>
        <Search aria-hidden="true" />
        <Command.Input
          // A dialog that is opened to type in.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          className={style.input}
          aria-label={t('app.palette.title')}
          placeholder={t('app.palette.placeholder')}
          value={query}
          onValueChange={typeInPalette}
        />
        <PaletteClose />
      </div>
      <Command.List className={style.list} label={t('app.palette.list')}>
        {hasNothing && <p className={style.nothing}>{t('app.palette.nothing', { words: query.trim() })}</p>}
        {groups.map(({ name, entries }) => (
          <Command.Group key={name} heading={t(`app.palette.group.${name}`)}>
            {entries.map((entry) => (
              <Line key={entry.id} entry={entry} onChoose={choose} />
            ))}
            {name === 'works' && works.isLoading && <WaitingLines />}
          </Command.Group>
        ))}
        {works.error && <p className={style.note}>{t('app.palette.works_error')}</p>}
        {write && (
          <Command.Group>
            <Line entry={write} onChoose={choose} />
          </Command.Group>
        )}
      </Command.List>
      <p className={style.foot} aria-hidden="true">
        <span>
          <KeyHint keys="↑ ↓" /> {t('app.palette.move')}
        </span>
        <span>
          <KeyHint keys="↵" /> {t('app.palette.choose')}
        </span>
        <span>
          <KeyHint keys="Esc" /> {t('ui.close')}
        </span>
      </p>
      <output className={hidden.hidden}>
        {query.trim() !== '' && !works.isLoading && t('app.palette.found', { count, n: count })}
      </output>
    </Command>
  );
}

function useGroups(query: string) {
  const { t } = useTranslation();
  const go = useGuardedNavigate();
  const tools = useToolEntries();
  const effects = useEffectEntries();
  const places = usePlaceEntries();
  const acts = useActEntries();
  const prompts = usePromptEntries(query);
  const works = useWorkEntries(query);
  const words = query.trim();
  const isTyped = words !== '';
  const found = groupEntries(
    matchEntries(
      [
        ...tools.map((entry) => ({ ...entry, group: 'tools' as const })),
        ...(isTyped ? effects.map((entry) => ({ ...entry, group: 'effects' as const })) : []),
        ...places.map((entry) => ({ ...entry, group: 'places' as const })),
        ...acts.map((entry) => ({ ...entry, group: 'acts' as const })),
      ],
      query,
    ),
  );
  const own: PaletteGroup[] = [
    { name: 'works' as const, entries: works.entries },
    { name: 'prompts' as const, entries: prompts },
  ].filter(({ name, entries }) => entries.length > 0 || (name === 'works' && works.isLoading));
  const write: PaletteEntry | null = isTyped
    ? {
        id: 'write',
        label: t('app.palette.write', { words }),
        names: [],
        icon: <PenLine />,
        run: () => void go(writeAddress(words)),
      }
    : null;
  // What is looked for by its name comes first; what one did last stands after the tools while nothing is typed.
  const groups = isTyped ? [...found, ...own] : [...found.slice(0, 1), ...own, ...found.slice(1)];
  return { groups, works, write };
}

/** In the order of the best of each. */
function groupEntries(entries: readonly (PaletteEntry & { group: PaletteGroupName })[]): PaletteGroup[] {
  return [...Map.groupBy(entries, ({ group }) => group)].map(([name, all]) => ({
    name,
    entries: name === 'effects' ? all.slice(0, SHOWN_EFFECTS) : all,
  }));
}

function Line({ entry, onChoose }: { entry: PaletteEntry; onChoose: (entry: PaletteEntry) => void }) {
  const { id, icon, label, detail, keys, areOwnWords } = entry;
  return (
    <Command.Item value={id} className={style.item} onSelect={() => onChoose(entry)}>
      {icon}
      <span className={joinClasses(style.name, areOwnWords && style.words)}>{label}</span>
      {detail && <span className={style.detail}>{detail}</span>}
      {keys && <KeyHint keys={keys} />}
    </Command.Item>
  );
}

function WaitingLines() {
  return (
    <>
      {['52%', '38%'].map((width) => (
        <div key={width} className={style.item}>
          <Skeleton width={width} height="14px" />
        </div>
      ))}
    </>
  );
}
