// The form of the profile: what was written, what is wrong with it, and saving it.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UserEdit, userEdit } from '#contract/account.ts';
import type { Mine } from '#contract/account.ts';
import { describeIssues } from '#contract/field-words.ts';
import { call } from '#web/api/call.ts';
import { useAct } from '#web/model/use-act.ts';
import { saveMe } from '#web/model/me/me.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { readLanguage } from '#web/i18n/start-i18n.ts';
import { dropProfileDraft, useProfileDraft, writeProfileDraft } from './profile-draft.ts';
import { showOwnCard } from './show-own-card.ts';

type Written = { name: string; bio: string };

export function useProfileForm(mine: Mine) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const draft = useProfileDraft();
  const saving = useAct();
  /** What the form itself does not take. */
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const errors = { ...saving.fields, ...wrong };
  const problem = Object.keys(saving.fields).length === 0 ? saving.error || null : null;
  const isOwn = draft.userId === mine.id;
  const written: Written = {
    name: (isOwn ? draft.name : null) ?? mine.name,
    bio: (isOwn ? draft.bio : null) ?? mine.bio,
  };
  const isChanged = written.name !== mine.name || written.bio !== mine.bio;

  function write(part: Partial<Written>) {
    writeProfileDraft(mine.id, part);
    // What else was wrong is said again when it is sent again.
    forgetErrors();
  }
  function forgetErrors() {
    setWrong({});
    saving.clear();
  }
  function cancel() {
    dropProfileDraft();
    forgetErrors();
  }
  async function save() {
    const read = UserEdit.safeParse(written);
    if (!read.success) return setWrong(describeIssues(read.error.issues, readLanguage()));
    await saving.run(async () => {
      const record = await call(userEdit, read.data, { extractData: true, showError: false });
      dropProfileDraft();
      saveMe(record);
      showOwnCard(client);
      toast.success(t('account.saved'));
    });
  }
  return { ...written, errors, problem, isBusy: saving.isBusy, isChanged, write, cancel, save };
}
