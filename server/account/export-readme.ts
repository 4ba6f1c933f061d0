// The page that lies on top of an export and says what the other files are.
import en from '#texts/en/server/export-readme.json' with { type: 'json' };
import zh from '#texts/zh/server/export-readme.json' with { type: 'json' };
import { type Language, pairTexts, translate } from '#texts/words.ts';
import { formatMoment } from '#server/adapters/plain-email.ts';

const WORDS = pairTexts(en, zh);
const FILES = {
  'profile.json': WORDS.files.profile,
  'points.json': WORDS.files.points,
  'subscription.json': WORDS.files.subscription,
  'orders.json': WORDS.files.orders,
  'payments.json': WORDS.files.payments,
  'works.json': WORDS.files.works,
  'likes.json': WORDS.files.likes,
  'follows.json': WORDS.files.follows,
  'activities.json': WORDS.files.activities,
  'rules.json': WORDS.files.rules,
  'unlabelled.json': WORDS.files.unlabelled,
  'media/': WORDS.files.media,
};
/** Characters up to what is said of a file. */
const INDENT = 20;

export function writeExportReadme(language: Language, { isUnlabelled }: { isUnlabelled: boolean }): string {
  const files = Object.entries(FILES).map(([file, about]) => file.padEnd(INDENT) + about[language]);
  return [
    WORDS.title[language],
    translate(WORDS.packed, language, { when: formatMoment(new Date(), language) }),
    '',
    ...files,
    '',
    WORDS.note[language],
    (isUnlabelled ? WORDS.unlabelled : WORDS.labelled)[language],
    '',
  ].join('\n');
}
