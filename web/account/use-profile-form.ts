// The form of the profile: what was written, what is wrong with it, and saving it.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UserEdit, userEdit } from '#contract/account.ts';
import type { Mine } from '#contract/account.ts';
import { describeIssues } from '#contract/field-words.ts';
import { CallError, isCanceled } from '#web/api/call-error.ts';
import { call } from '#web/api/call.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { readLanguage } from '#web/i18n/start-i18n.ts';
import { dropProfileDraft, useProfileDraft, writeProfileDraft } from './profile-draft.ts';
import { showOwnCard } from './show-own-card.ts';
import { saveMe } from '#web/model/me/me.ts';

type Written = { name: string; bio: string };

export function useProfileForm(mine: Mine) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const draft = useProfileDraft();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isOwn = draft.userId === mine.id;
  const written: Written = {
    name: (isOwn ? draft.name : null) ?? mine.name,
    bio: (isOwn ? draft.bio : null) ?? mine.bio,
  };
  const isChanged = written.name !== mine.name || written.bio !== mine.bio;

  function write(part: Partial<Written>) {
    writeProfileDraft(mine.id, part);
    const left = Object.entries(errors).filter(([field]) => !(field in part));
    setErrors(Object.fromEntries(left));
    setProblem(null);
  }
  function cancel() {
    dropProfileDraft();
    setErrors({});
    setProblem(null);
  }
  async function save() {
    const checked = UserEdit.safeParse(written);
    if (!checked.success) return setErrors(describeIssues(checked.error.issues, readLanguage()));
    setBusy(true);
    setProblem(null);
    try {
      const record = await call(userEdit, checked.data, { extractData: true, showError: false });
      dropProfileDraft();
      saveMe(record);
      showOwnCard(client);
      toast.success(t('account.saved'));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setErrors(error.fields);
      if (Object.keys(error.fields).length === 0 && !isCanceled(error)) setProblem(error.message);
    } finally {
      setBusy(false);
    }
  }
  return { ...written, errors, problem, isBusy, isChanged, write, cancel, save };
}
