// Fetches the Chinese faces when the page first speaks Chinese; English pays nothing for them.
import i18next from 'i18next';

export function watchFaces(): void {
  look(i18next.language);
  i18next.on('languageChanged', look);
}

function look(language: string): void {
  if (language === 'zh') void import('#web/ui/base/fonts-zh.css');
}
