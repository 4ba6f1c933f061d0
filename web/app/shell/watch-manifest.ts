// What an installed application is called follows the language of the page.
import i18next from 'i18next';

export function watchManifest(): void {
  look(i18next.language);
  i18next.on('languageChanged', look);
}

function look(language: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  const address = `/manifest.${language}.webmanifest`;
  // The same address again would be asked for again.
  if (link && link.getAttribute('href') !== address) link.href = address;
}
