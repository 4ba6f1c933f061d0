// The effects of one tool as this deployment has them: what they are, whether an engine can do them, how often one did.
import { effectPoints } from '#contract/effect-points.ts';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import type { assetList, Effect, EffectTemplate } from '#contract/effect.ts';
import type { Page } from '#contract/page.ts';
import { packCursor, readCursor } from '#server/database/cursor.ts';
import { countSkipped, shapePage } from '#server/database/shape-page.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import { countEffectUses } from './count-effect-uses.ts';
import { findContract } from '#tools/find-contract.ts';
import { readAbilities } from './read-abilities.ts';

/** Where what an effect makes of a sample can be fetched; empty where there is no such file. */
export type FindPreview = (name: string) => string;

type Asked = ParsedInputOf<typeof assetList>;

const NO_TIPS = { en: '', zh: '' };

/** Refuses (asset_class_not_found) a category that the tool does not have. */
export async function listEffects(
  app: Pick<AppContext, 'db'>,
  findPreview: FindPreview,
  asked: Asked,
): Promise<Page<Effect>> {
  const { name, contract } = findContract(asked.type);
  const { class_id: classId, q = '' } = asked;
  const known = contract.templateClasses ?? [];
  if (classId !== undefined && !known.some(({ id }) => id === classId)) {
    throw new Refusal('asset_class_not_found');
  }
  const abilities = await readAbilities(app.db);
  // What it shows depends on who would do it.
  const told = (contract.templates ?? []).map((template) =>
    template.drawn && (abilities?.drawsEffect(name, template.id) ?? true)
      ? { ...template, about: template.drawn }
      : template,
  );
  const wanted = told.filter(
    (template) => (classId === undefined || template.classId === classId) && matches(template, q),
  );
  const start = countSkipped(asked) + readPlace(asked.cursor);
  const shown = wanted.slice(start, start + asked.page_size + 1);
  const uses = await countEffectUses(app.db, asked.type);
  return shapePage(asked, shown, {
    present: (templates) =>
      templates.map((template) => ({
        ...presentTemplate(template, asked.type, findPreview),
        uses: uses.get(template.id) ?? 0,
        available: abilities?.hasEffect(template.id) ?? true,
      })),
    cursorOf: (template) => packCursor([wanted.indexOf(template) + 1]),
    total: wanted.length,
  });
}

function presentTemplate(
  template: EffectTemplate,
  type: Effect['type'],
  findPreview: FindPreview,
): Omit<Effect, 'uses' | 'available'> {
  const { id, classId, about, images, seconds, option, isPremium, hasMusic, needsFace } = template;
  return {
    id,
    type,
    class_id: classId,
    name: template.name,
    desc: about,
    images,
    tips: template.tips ?? NO_TIPS,
    price: effectPoints(type, template),
    durations: seconds > 0 ? [seconds] : [],
    ratios: [...(template.ratios ?? ['auto'])],
    text: template.text ?? null,
    options: option ? [{ label: option.label, values: [...option.values] }] : [],
    music: hasMusic,
    premium: isPremium,
    needs_face: needsFace,
    cover: findPreview(`${id}.webp`),
    preview: findPreview(type === 6 ? `${id}.mp4` : `${id}-before.webp`),
    marker: template.marker ?? null,
  };
}

function matches({ id, name, about }: EffectTemplate, q: string): boolean {
  const wanted = q.toLowerCase();
  return [id, name.en, name.zh, about.en, about.zh].some((text) => text.toLowerCase().includes(wanted));
}

/** The list stands in the code: its cursor is a place in it. */
function readPlace(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const [place] = readCursor(cursor, 1);
  return typeof place === 'number' && Number.isInteger(place) && place > 0 ? place : 0;
}
