// What can be done with one result of a run where it stands: the acts on its card, and the whole list behind its ⋯.
import { Clapperboard, Download, Scaling, Share, Shuffle, Star, WandSparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkMedia } from '#contract/media.ts';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { upscaleMedia } from '#tools/upscale-video/contract.ts';
import { listNextSteps } from '#web/model/tasks/next-steps.ts';
import type { NextStep, NextStepName } from '#web/model/tasks/next-steps.ts';
import { studioAddress } from '#web/model/tasks/task-addresses.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import { askToShare } from '#web/model/works/share-wish.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import type { MediaCardAct } from '#web/ui/form/card-acts.tsx';
import type { MenuItem } from '#web/ui/layer/menu.tsx';

/** As the menu names it, and as much of it as a card can show. */
type Act = {
  name: string;
  icon: ReactNode;
  isPressed?: boolean;
  /** Of the strip alone, where the menu says it in other words. */
  label?: string;
  text?: MediaCardAct['text'];
  needs?: MediaCardAct['needs'];
  isInMenuOnly?: boolean;
} & ({ press: () => void; address?: never } | { address: string; press?: never });

export type ResultActs = { acts: () => MediaCardAct[]; menu: () => MenuItem[] };

/** What is returned makes the lists when they are wanted. */
export function useResultActs(task: Task, result: Result): ResultActs {
  const { t } = useTranslation();
  const words = useTaskText();
  const acts = useTaskActs();
  const { index } = result;
  const part = { id: task.id, images: [index] };

  function listFirst(): Act[] {
    return [
      {
        name: result.favorite ? t('task.unfavorite') : t('task.favorite'),
        label: t('task.favorite'),
        icon: <Star />,
        isPressed: result.favorite,
        press: () => acts.setFavorite([part], !result.favorite),
      },
      { name: t('task.download'), icon: <Download />, press: () => void acts.downloadResult(task, index) },
    ];
  }
  function listMakings(steps: ReadonlyMap<NextStepName, NextStep>): Act[] {
    const change = steps.get('change');
    const upscale = steps.get('upscale');
    const animation = acts.animationPoints(result);
    const made: (Act | false | undefined)[] = [
      animation !== null && {
        name: t('task.animate', { points: words.points(animation) }),
        icon: <Clapperboard />,
        text: {
          whole: t('task.animate', { points: words.points(animation) }),
          short: words.count(animation),
        },
        needs: 'some-room',
        press: () => acts.animate(task, index),
      },
      {
        name: t('task.vary', { points: words.points(task.cost) }),
        icon: <Shuffle />,
        needs: 'much-room',
        press: () => void acts.runAgain(task),
      },
      change && {
        name: t('task.change'),
        icon: <WandSparkles />,
        needs: 'much-room',
        address: change.address,
      },
      upscale &&
        checkMedia(upscaleMedia.video, result) === null && {
          name: t('task.upscale'),
          icon: <Scaling />,
          needs: 'some-room',
          address: upscale.address,
        },
    ];
    return made.filter((act): act is Act => Boolean(act));
  }
  function listSharing(): Act[] {
    if (task.hidden) return [];
    if (!result.public) {
      const press = () => askToShare([part]);
      return [{ name: t('task.share'), icon: <Share />, needs: 'much-room', press }];
    }
    return [
      {
        name: t('task.share_link'),
        icon: <Share />,
        needs: 'much-room',
        press: () => void acts.shareLink(task),
      },
      {
        name: t('task.unshare'),
        icon: null,
        isInMenuOnly: true,
        press: () => void acts.setPublic([part], false),
      },
    ];
  }
  const readSteps = () => new Map(listNextSteps(task, result).map((step) => [step.name, step]));

  return {
    acts: () =>
      [...listFirst(), ...listMakings(readSteps()), ...listSharing()]
        .filter(({ isInMenuOnly }) => !isInMenuOnly)
        .map(toCardAct),
    menu() {
      const steps = readSteps();
      const makings = listMakings(steps);
      for (const name of ['animate', 'change', 'upscale'] as const) steps.delete(name);
      const all = task.results.map((one) => one.index);
      const items: (MenuItem | false)[] = [
        ...listFirst().map(toMenuItem),
        'line',
        ...makings.map(toMenuItem),
        {
          label: t('gallery.use_as_input'),
          items: [...steps.values()].map(({ name, address }) => ({
            label: t(`gallery.step.${name}`),
            href: address,
          })),
        },
        'line',
        ...listSharing().map(toMenuItem),
        task.prompt !== '' && {
          label: t('task.copy_prompt'),
          onSelect: () => void acts.copyPrompt(task.prompt),
        },
        { label: t('task.open'), href: studioAddress(task, index) },
        'line',
        { label: t('task.delete'), isDanger: true, onSelect: () => acts.deleteTasks([part]) },
        all.length > 1 && {
          label: t('gallery.delete_all', { n: words.count(all.length) }),
          isDanger: true,
          onSelect: () => acts.deleteTasks([{ id: task.id, images: all }]),
        },
      ];
      return items.filter((item): item is MenuItem => item !== false);
    },
  };
}

function toCardAct({ name, label = name, icon, isPressed, text, needs, press, address }: Act): MediaCardAct {
  const shown = {
    label,
    icon,
    ...(isPressed !== undefined && { isPressed }),
    ...(text && { text }),
    ...(needs && { needs }),
  };
  return address === undefined ? { ...shown, onPress: press } : { ...shown, href: address };
}

function toMenuItem({ name, press, address }: Act): MenuItem {
  return address === undefined ? { label: name, onSelect: press } : { label: name, href: address };
}
