// What a priced button asks for where a file of its form has a problem that the same file can be rid of.
import type { TFunction } from 'i18next';
import type { MediaFieldState } from './use-media-field.ts';

/** Undefined where only another file helps, or nothing is wrong. */
export function describeRemedy(
  t: TFunction,
  { choices }: Pick<MediaFieldState, 'choices'>,
): string | undefined {
  const remedy = choices.find(({ state }) => state === 'failed')?.remedy;
  return remedy ? t(`media.first.${remedy}`) : undefined;
}
