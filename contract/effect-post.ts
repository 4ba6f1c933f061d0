// What both effect tools ask in the same way: which template, of which photos, with which words. Source: product §2.5–2.6.
import * as z from 'zod/mini';
import type { Language, Words } from '#texts/words.ts';
import type { EffectClass, EffectTemplate } from './effect.ts';
import { countCharacters, fieldWord } from './field-words.ts';
import { ShareOfImage, type MediaRule } from './media.ts';
import { ModelId } from './model.ts';
import { text } from './text.ts';
import { textField } from './text-field.ts';
import type { ParamsOf } from './tool.ts';
import { imagesField } from './tool-fields.ts';

/** No template takes more; the limit of the one that was picked is checked with its words. */
export const EFFECT_TEXT_CHARACTERS = 200;
const MOST_IMAGES = 2;
/** No template shows more people. */
const MOST_PEOPLE = 2;

export const EFFECT_FILES = { images: MOST_IMAGES };
export const EFFECT_IMAGES_RULE: MediaRule = { kind: 'image', role: 'image', most: MOST_IMAGES };

/** What is asked of every effect, each field with its limits and its default. */
export const EffectFields = z.object({
  effect_id: text(40).check(z.minLength(1)),
  /** Who is to make it. Absent: the first that can. */
  model: z.optional(ModelId),
  images: imagesField(MOST_IMAGES, 'images_count'),
  /**
   * Who is meant where photos show several: the middles of the chosen faces, in the order of the people, each in the photo
   * of that person or in the one with both. Absent: the widest.
   */
  faces: z.optional(
    z
      .array(z.strictObject({ x: ShareOfImage, y: ShareOfImage }))
      .check(
        z.minLength(1, fieldWord('faces_least')),
        z.maxLength(MOST_PEOPLE, fieldWord('faces_count', { n: MOST_PEOPLE })),
      ),
  ),
  /** Empty where the template takes none, or none was written. */
  text: z._default(textField(EFFECT_TEXT_CHARACTERS), ''),
  /** One of the template's, or empty for its first. */
  option: z._default(text(40), ''),
});

/** The form values after defaults, beside the tool's own choices. */
export type EffectParams = ParamsOf<typeof EffectFields>;

/** The parts of a tool's contract that follow from its templates alone. */
export function contractOfEffects(
  templates: readonly EffectTemplate[],
  templateClasses: readonly EffectClass[],
) {
  const byId = new Map(templates.map((template) => [template.id, template]));
  return {
    media: { images: EFFECT_IMAGES_RULE },
    placesInMedia: ['faces'],
    refuseParams: (params: EffectParams) => refuseEffect(byId.get(params.effect_id), params),
    promptOf: ({ text }: EffectParams) => text,
    titleOf: ({ effect_id }: EffectParams, language: Language) => byId.get(effect_id)?.name[language] ?? '',
    templateOf: ({ effect_id }: EffectParams) => nameTemplate(byId.get(effect_id)),
    templates,
    templateClasses,
  };
}

function nameTemplate(template: EffectTemplate | undefined): { id: string; name: Words } | null {
  return template ? { id: template.id, name: template.name } : null;
}

/** A template that is not known is refused by its own sentence, not by a field. */
function refuseEffect(
  template: EffectTemplate | undefined,
  { images, faces, text, option }: EffectParams,
): Record<string, string> {
  if (!template) return {};
  const fields: Record<string, string> = {};
  // Two people may be on one photo: whoever makes it finds out.
  if (images.length > template.images) fields['images'] = countWord(template.images);
  if (faces && !template.needsFace) fields['faces'] = fieldWord('no_faces_here');
  else if (faces && faces.length !== template.images) {
    fields['faces'] = fieldWord(template.images === 1 ? 'one_face' : 'faces_count', { n: template.images });
  }
  if (text !== '' && !template.text) fields['text'] = fieldWord('no_text_here');
  else if (template.text && countCharacters(text) > template.text.most) {
    fields['text'] = fieldWord('text_too_long', { n: template.text.most });
  }
  if (option !== '' && !template.option?.values.some(({ id }) => id === option)) {
    fields['option'] = fieldWord('no_option_here');
  }
  return fields;
}

function countWord(images: EffectTemplate['images']): string {
  return images === 1 ? fieldWord('one_image') : fieldWord('images_count', { n: images });
}
