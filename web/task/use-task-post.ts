// Posts what a form asks for, once for each click, and begins to follow it.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Posted, Task } from '#contract/task.ts';
import { CallError } from '#web/api/call-error.ts';
import { setBalance } from '#web/model/me/me.ts';
import { createRequestId } from '#web/api/request-headers.ts';
import { prependTask } from '#web/model/tasks/task-cache.ts';
import { useIsPhone } from '#web/ui/base/use-is-phone.ts';
import { speak } from '#web/ui/feedback/spoken.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { usePollingStore } from './polling-store.ts';
import { createProvisionalTask } from './provisional-task.ts';

/** What belongs to the click: its name, and whose work it was made after. */
export type RequestFields = { client_token: string; remix_of?: string };

export type PostOrder = {
  params: Task['params'];
  inputs: Task['inputs'];
  engine: Task['engine'];
  /** With its name: what is made is called by it. */
  effect: Task['effect'];
  /** The public work that is credited. */
  remixOf?: string | undefined;
  send: (click: RequestFields) => Promise<Posted>;
};

export type TaskPost = {
  isPosting: boolean;
  /** What the server found wrong, by field. */
  fields: Readonly<Record<string, string>>;
  clearField: (name: string) => void;
  /** Returns the refusal, or null when the task has begun. */
  post: (order: PostOrder) => Promise<CallError | null>;
};

export function useTaskPost(): TaskPost {
  const client = useQueryClient();
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const [isPosting, setPosting] = useState(false);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  /** A click whose answer never came: the same order keeps its token, so that it cannot be paid twice. */
  const unanswered = useRef<{ token: string; order: string } | null>(null);

  async function post({
    params,
    inputs,
    engine,
    effect,
    remixOf,
    send,
  }: PostOrder): Promise<CallError | null> {
    const credit = remixOf === undefined ? {} : { remix_of: remixOf };
    const order = JSON.stringify([params, credit]);
    const token = unanswered.current?.order === order ? unanswered.current.token : createRequestId();
    unanswered.current = null;
    setPosting(true);
    setFields({});
    try {
      const posted = await send({ client_token: token, ...credit });
      setBalance(posted);
      usePollingStore.getState().add(posted.id, posted.type, Date.now());
      const begun = createProvisionalTask(posted, { params, inputs, engine, effect }, new Date());
      prependTask(client, { ...begun, remix_of: remixOf ?? null });
      // On a phone it is seen above the button.
      if (isPhone) speak(t('task.toast.submitted'));
      else toast.success(t('task.toast.submitted'));
      return null;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.kind === 'network' || error.kind === 'timeout') unanswered.current = { token, order };
      setFields(error.fields);
      return error;
    } finally {
      setPosting(false);
    }
  }

  function clearField(name: string) {
    if (name in fields) setFields(Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name)));
  }

  return { isPosting, fields, clearField, post };
}
