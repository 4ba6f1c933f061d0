// One's own words and works: the last prompts, and the works that the server finds.
import { History } from 'lucide-react';
import { useEffect, useState } from 'react';
import { taskList } from '#contract/task.ts';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { useUserId } from '#web/model/me/use-me.ts';
import { studioAddress } from '#web/model/tasks/task-addresses.ts';
import { titleOf } from '#web/model/tasks/task-shape.ts';
import { useRecentPrompts } from '#web/model/tasks/use-recent-prompts.ts';
import { usePaged } from '#web/model/use-paged.ts';
import { useGuardedNavigate } from '../guards/use-guarded-navigate.ts';
import { matchSentences } from './match-entries.ts';
import type { PaletteEntry } from './palette-entry.ts';
import style from './palette.module.css';
import { writeAddress } from './write-address.ts';

const SHOWN_PROMPTS = 5;
const SHOWN_WORKS = 6;
/** The server is asked when typing has rested. */
const REST_MS = 250;
/** One letter finds everything; one character of Chinese is a word. */
const WORTH_ASKING = /[^\p{ASCII}]|\S\S/u;

/** The tools that are told in words. */
const WRITTEN = [
  TOOL_TYPES['text-to-image'],
  TOOL_TYPES['image-to-image'],
  TOOL_TYPES['text-to-video'],
  TOOL_TYPES['image-to-video'],
] as const;

export function usePromptEntries(query: string): PaletteEntry[] {
  const go = useGuardedNavigate();
  const { prompts } = useRecentPrompts(WRITTEN);
  return matchSentences(prompts, query)
    .slice(0, SHOWN_PROMPTS)
    .map((prompt) => ({
      id: `prompt ${prompt}`,
      label: prompt,
      names: [prompt],
      icon: <History />,
      areOwnWords: true,
      run: () => void go(writeAddress(prompt)),
    }));
}

export type FoundWorks = { entries: readonly PaletteEntry[]; isLoading: boolean; error: Error | null };

export function useWorkEntries(query: string): FoundWorks {
  const go = useGuardedNavigate();
  const words = useTaskText();
  const isSignedIn = useUserId() !== null;
  const asked = useRested(query.trim());
  const isWanted = isSignedIn && WORTH_ASKING.test(asked);
  const list = usePaged(
    taskList,
    { q: asked },
    { queryKey: ['palette-works', asked], pageSize: SHOWN_WORKS, isWanted },
  );
  const isBehind = asked !== query.trim() && WORTH_ASKING.test(query);
  return {
    entries: isWanted
      ? list.items.map((task) => ({
          id: `work ${task.id}`,
          label: titleOf(task),
          names: [titleOf(task)],
          icon: <img src={task.results[0]?.thumb || undefined} alt="" className={style.thumb} />,
          detail: words.tool(task.type),
          areOwnWords: true,
          run: () => void go(studioAddress(task)),
        }))
      : [],
    isLoading: isSignedIn && (isBehind || list.isLoading),
    error: isWanted ? list.error : null,
  };
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
