// Creations for a guest: what will hang here, the way in, and eight works that others chose to show.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { taskPublic } from '#contract/task.ts';
import type { PublicTask } from '#contract/task.ts';
import { call } from '#web/api/call.ts';
import { publicVideoOf, titleOf } from '#web/model/tasks/task-shape.ts';
import { openLogin } from '#web/model/me/user-store.ts';
import { Button } from '#web/ui/base/button.tsx';
import { EmptyFrame } from '#web/ui/base/empty-frame.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { JustifiedWall } from '#web/ui/wall/justified-wall.tsx';
import { MediaCard } from '#web/ui/form/media-card.tsx';
import { Section } from '#web/ui/base/section.tsx';
import { PublicPanel } from './public-panel.tsx';
import style from './creations.module.css';

const SAMPLES = 8;

export function GuestCreations() {
  const { t } = useTranslation();
  return (
    <>
      <div className={style.nothing}>
        <EmptyFrame ratio={4 / 3} />
        <EmptyState
          title={t('gallery.guest_title')}
          about={t('gallery.guest_about')}
          actions={
            <Button look="filled" onClick={openLogin}>
              {t('gallery.sign_in')}
            </Button>
          }
        />
      </div>
      <Samples title={t('gallery.samples_community')} />
    </>
  );
}

/** Public works, without a token; where none come, nothing stands here. */
export function Samples({ title }: { title: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<PublicTask | null>(null);
  const { data } = useQuery({
    queryKey: ['public', 'samples'],
    queryFn: ({ signal }) =>
      call(
        taskPublic,
        { page_size: SAMPLES },
        { extractData: true, showLoading: false, showError: false, signal },
      ),
    staleTime: Infinity,
  });
  const works = data?.items ?? [];
  if (works.length === 0) return null;
  return (
    <Section title={title}>
      <JustifiedWall
        items={works}
        keyOf={(work) => work.id}
        ratioOf={(work) => work.width / work.height}
        label={title}
        rowHeight={126}
      >
        {(work) => (
          <MediaCard
            src={work.thumb}
            alt={titleOf(work)}
            width={work.width}
            height={work.height}
            thumbhash={work.thumbhash}
            video={publicVideoOf(work)}
            href={`/explore?id=${work.id}`}
            onOpen={() => setOpen(work)}
          />
        )}
      </JustifiedWall>
      <PublicPanel work={open} onClose={() => setOpen(null)} label={t('gallery.details')} />
    </Section>
  );
}
