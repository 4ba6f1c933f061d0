// Which language a caller is answered in: the call's own `lang`, Accept-Language, the user's preference, English.
import { LANGUAGES, type Language } from '#texts/words.ts';

type Wishes = { lang?: unknown; acceptLanguage?: string | undefined; preference?: Language | undefined };

export function chooseLanguage({ lang, acceptLanguage, preference }: Wishes): Language {
  return findLanguage(lang) ?? readAcceptLanguage(acceptLanguage) ?? preference ?? 'en';
}

function findLanguage(wish: unknown): Language | undefined {
  return LANGUAGES.find((language) => language === wish);
}

/** The first of our languages by weight; `zh-CN` is zh. Undefined when the header names none of ours. */
function readAcceptLanguage(header = ''): Language | undefined {
  const wishes = header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { language: findLanguage(tag.split('-')[0]), weight: Number(weight ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wishes.find(({ language }) => language)?.language;
}
