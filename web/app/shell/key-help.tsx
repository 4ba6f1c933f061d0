// "/" goes to the prompt, "?" shows what the keys of the page do.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/layer/dialog.tsx';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { KeyHint } from '#web/ui/base/key-hint.tsx';
import { useShortcut, useShortcutHelp } from '#web/ui/base/use-shortcut.ts';

export function KeyHelp() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  useShortcut({ keys: ['?'], act: () => setOpen(true), help: { keys: '?', label: t('app.keys.this') } });
  useShortcut({ keys: ['/'], act: goToPrompt, help: { keys: '/', label: t('app.keys.prompt') } });
  const facts = [...useShortcutHelp(), { keys: 'Esc', label: t('app.keys.close') }];
  return (
    <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('app.keys.title')} width={440}>
      <FactList facts={facts.map(({ keys, label }) => ({ name: label, value: <KeyHint keys={keys} /> }))} />
    </Dialog>
  );
}

function goToPrompt(): void {
  const prompt = document.querySelector<HTMLTextAreaElement>('textarea[data-prompt]');
  prompt?.focus();
  prompt?.setSelectionRange(prompt.value.length, prompt.value.length);
}
