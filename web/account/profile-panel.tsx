// Who one is to others: image, name, a line about oneself, and what is counted.
import { useId } from 'react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BIO_CHARACTERS, NAME_CHARACTERS } from '#contract/account.ts';
import type { Mine } from '#contract/account.ts';
import { useMe } from '#web/model/me/use-me.ts';
import { Button } from '#web/ui/base/button.tsx';
import { countCharacters, cutCharacters } from '#web/ui/base/count-characters.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { AvatarField } from './avatar-field.tsx';
import { OwnFacts } from './own-facts.tsx';
import { Panel } from './panel.tsx';
import type { ImageWays } from './image-ways.ts';
import { useProfileForm } from './use-profile-form.ts';
import style from './profile-panel.module.css';

export type ProfilePanelProps = {
  imageWays: ImageWays;
  onClose: () => void;
  /** Goes to where the account can be given up. */
  onDelete: () => void;
};

export function ProfilePanel(props: ProfilePanelProps) {
  const { t } = useTranslation();
  const mine = useMe((me) => me);
  if (mine) return <Inside key={mine.id} mine={mine} {...props} />;
  return (
    <Panel title={t('account.title')}>
      <div className={style.form} aria-hidden="true">
        <Skeleton width="40%" height="72px" />
        <Skeleton width="90%" />
        <Skeleton width="70%" />
      </div>
    </Panel>
  );
}

function Inside({ mine, imageWays, onClose, onDelete }: ProfilePanelProps & { mine: Mine }) {
  const { t } = useTranslation();
  const formId = useId();
  const form = useProfileForm(mine);
  function submit(event: SubmitEvent) {
    event.preventDefault();
    void form.save();
  }
  return (
    <Panel
      title={t('account.title')}
      foot={
        <>
          <Button look="danger" className={style.delete} onClick={onDelete}>
            {t('account.delete.open')}
          </Button>
          {form.problem !== null && (
            <p className={style.problem} role="alert">
              {t('account.not_saved', { problem: form.problem })}
            </p>
          )}
          <Button
            onClick={() => {
              form.cancel();
              onClose();
            }}
          >
            {t('account.cancel')}
          </Button>
          <Button look="filled" type="submit" form={formId} disabled={!form.isChanged} isBusy={form.isBusy}>
            {t('account.save')}
          </Button>
        </>
      }
    >
      <AvatarField ways={imageWays} />
      <form id={formId} className={style.form} onSubmit={submit}>
        <div className={style.two}>
          <TextField
            label={t('account.name')}
            aside={`${countCharacters(form.name)} / ${NAME_CHARACTERS}`}
            hint={t('account.name_hint')}
            error={form.errors.name}
            value={form.name}
            autoComplete="nickname"
            onChange={(name) => form.write({ name: cutCharacters(name, NAME_CHARACTERS) })}
          />
          {mine.email !== '' && (
            <TextField
              label={t('account.email')}
              kind="data"
              value={mine.email}
              readOnly
              onChange={() => {}}
            />
          )}
        </div>
        <TextArea
          label={t('account.bio')}
          aside={`${countCharacters(form.bio)} / ${BIO_CHARACTERS}`}
          error={form.errors.bio}
          value={form.bio}
          onChange={(bio) => form.write({ bio: cutCharacters(bio, BIO_CHARACTERS) })}
        />
      </form>
      <OwnFacts />
      <UiLink href={`/explore?user=${mine.id}`} className={style.others}>
        {t('account.as_others')}
      </UiLink>
    </Panel>
  );
}
