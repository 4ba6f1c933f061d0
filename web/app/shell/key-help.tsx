// "/" goes to the prompt, "?" shows the keys.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/layer/dialog.tsx';
import { KeyHint } from '#web/ui/base/key-hint.tsx';
import { FactList } from '#web/ui/base/fact-list.tsx';

export function KeyHelp() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target))
        return;
      if (event.key === '?') setOpen(true);
      if (event.key !== '/') return;
      const prompt = document.querySelector<HTMLTextAreaElement>('textarea[data-prompt]');
      if (!prompt) return;
      event.preventDefault();
      prompt.focus();
      prompt.setSelectionRange(prompt.value.length, prompt.value.length);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('app.keys.title')} width={440}>
      <FactList
        facts={[
          { name: t('app.keys.generate'), value: <KeyHint keys="Ctrl ↵" /> },
          { name: t('app.keys.prompt'), value: <KeyHint keys="/" /> },
          { name: t('app.keys.walk'), value: <KeyHint keys="← →" /> },
          { name: t('app.keys.close'), value: <KeyHint keys="Esc" /> },
          { name: t('app.keys.this'), value: <KeyHint keys="?" /> },
        ]}
      />
    </Dialog>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
