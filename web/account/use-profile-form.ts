// The form of the profile: what was written, what is wrong with it, and saving it.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UserEdit, userEdit } from '#contract/account.ts';
import type { Mine } from '#contract/account.ts';
import { describeIssues } from '#contract/field-words.ts';
import { call } from '#web/api/call.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { readLanguage } from '#web/i18n/start-i18n.ts';
import { dropProfileDraft, useProfileDraft, writeProfileDraft } from './profile-draft.ts';
import { showOwnCard } from './show-own-card.ts';
import { useAct } from '#web/model/use-act.ts';
import { saveMe } from '#web/model/me/me.ts';

type Written = { name: string; bio: string };

export function useProfileForm(mine: Mine) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const draft = useProfileDraft();
  const saving = useAct();
  /** What the form itself does not take, and which refusals have been written over since. */
  const [checked, setChecked] = useState<Readonly<Record<string, string>>>({});
  const [mended, setMended] = useState<readonly string[]>([]);
  const refused = Object.entries(saving.fields).filter(([field]) => !mended.includes(field));
  const errors = { ...Object.fromEntries(refused), ...checked };
  const problem = Object.keys(saving.fields).length === 0 ? saving.error || null : null;
  const isOwn = draft.userId === mine.id;
  const written: Written = {
    name: (isOwn ? draft.name : null) ?? mine.name,
    bio: (isOwn ? draft.bio : null) ?? mine.bio,
  };
  const isChanged = written.name !== mine.name || written.bio !== mine.bio;

  function write(part: Partial<Written>) {
    writeProfileDraft(mine.id, part);
    const left = Object.entries(checked).filter(([field]) => !(field in part));
    setChecked(Object.fromEntries(left));
    setMended([...mended, ...Object.keys(part)]);
    if (problem) saving.clear();
  }
  function cancel() {
    dropProfileDraft();
    setChecked({});
    saving.clear();
  }
  async function save() {
    const read = UserEdit.safeParse(written);
    if (!read.success) return setChecked(describeIssues(read.error.issues, readLanguage()));
    setMended([]);
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
