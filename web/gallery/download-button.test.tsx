// What the download menu says that a file carries, and how one gets it without its label.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next, { changeLanguage, t } from 'i18next';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Task } from '#contract/task.ts';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer } from '#tests/fakes/answer-server.ts';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { connectApi } from '#web/api/connection.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { bundledZh } from '#web/i18n/bundled-zh.ts';
import { TaskActsProvider } from '#web/model/tasks/task-acts.tsx';
import type { TaskActs } from '#web/model/tasks/task-acts.tsx';
import { DownloadButton } from './download-button.tsx';

let server: AnswerServer;
const downloadResult = vi.fn<TaskActs['downloadResult']>(async () => {});

beforeAll(async () => {
  await speakEnglish(bundledEn);
  i18next.addResourceBundle('zh', 'translation', bundledZh);
  server = await startAnswerServer();
  connectApi({ baseUrl: server.url, readToken: () => 'token' });
});
afterAll(() => server.close());
afterEach(async () => {
  cleanup();
  downloadResult.mockClear();
  await changeLanguage('en');
});

const work = (part: Partial<Task> = {}) =>
  ({
    id: '7',
    type: 1,
    watermark: true,
    engine: { id: 'built-in', name: 'Illustrator', is_ai: false },
    results: [{ index: 0, kind: 'image', format: 'png', size: 10, url: '/media/a.png' }],
    ...part,
  }) as unknown as Task;

function openMenu(task: Task, name = 'Other formats') {
  render(
    <TaskActsProvider acts={{ downloadResult } as unknown as TaskActs}>
      <DownloadButton task={task} index={0} />
    </TaskActsProvider>,
  );
  fireEvent.keyDown(screen.getByRole('button', { name }), { key: 'Enter' });
  return screen.getByRole('menu').textContent;
}

it('[product 6.13] says what the file carries, by the plan that the work was made with', () => {
  const free = openMenu(work());
  expect(free).toContain('With the small Atelier mark. Label “Computer-made” in the lower left corner');
  expect(free).toContain('For personal use.');
  cleanup();
  const paid = openMenu(work({ watermark: false, engine: { id: 'x', name: 'Painter', is_ai: true } }));
  expect(paid).toContain('Without the Atelier mark. Label “AI-generated” in the lower left corner');
  expect(paid).toContain('Commercial use included.');
});

it('says it in Chinese', async () => {
  await changeLanguage('zh');
  const words = openMenu(work(), t('gallery.formats'));
  expect(words).toContain('带有小幅画境标识。 左下角带有「计算机生成」标识');
  expect(words).toContain('下载不带标识的文件…');
});

it('[product 2.0] asks for the statement where it was not accepted, and for nothing afterwards', async () => {
  let isAccepted = false;
  server.answerWith(({ text }) => {
    isAccepted ||= text.includes('"accept":true');
    if (isAccepted) return server.ok({ url: '/media/a.png?u=1' });
    return { body: { code: 3010001, msg: 'no', data: { fields: { accept: 'first' } }, request_id: 'r' } };
  });
  openMenu(work());
  fireEvent.click(screen.getByRole('menuitem', { name: 'Without the label…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Without the label' }, { timeout: 5000 });
  const go = screen.getByRole('button', { name: 'Accept and download' });
  expect(dialog.textContent).toContain('kept for at least six months');
  expect((go as HTMLButtonElement).disabled).toBe(true);
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(go);
  await waitFor(() => expect(downloadResult).toHaveBeenCalledTimes(1), { timeout: 5000 });
  expect(downloadResult.mock.calls[0]?.[2]).toMatchObject({ format: 'png', address: '/media/a.png?u=1' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  fireEvent.keyDown(screen.getByRole('button', { name: 'Other formats' }), { key: 'Enter' });
  fireEvent.click(screen.getByRole('menuitem', { name: 'Without the label…' }));
  await waitFor(() => expect(downloadResult).toHaveBeenCalledTimes(2), { timeout: 5000 });
  expect(screen.queryByRole('dialog')).toBeNull();
});
