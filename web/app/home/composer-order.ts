// Which tool the composer asks, with what, and what that costs: words alone, or words and an image.
import { type PriceItem, readPriceItems } from '#contract/price-words.ts';
import type { ToolContract } from '#contract/tool.ts';
import type { ToolName } from '#contract/tool-names.ts';
import type { Language } from '#texts/words.ts';
import { imageToImage } from '#tools/image-to-image/contract.ts';
import { imageToVideo } from '#tools/image-to-video/contract.ts';
import { textToImage } from '#tools/text-to-image/contract.ts';
import { textToVideo } from '#tools/text-to-video/contract.ts';
import type { ComposerDraft, ComposerKind } from './composer-draft.ts';

export type ComposerOrder = {
  tool: ToolName;
  /** What the form of the tool takes over. */
  begin: Record<string, unknown>;
  price: number;
  /** What it is made of, in the reader's language. */
  lines: readonly PriceItem[];
  seconds: number;
  /** An image can be enough. */
  needsWords: boolean;
};

export function orderOf(
  kind: Exclude<ComposerKind, 'effect'>,
  draft: ComposerDraft,
  hasImage: boolean,
  language: Language,
): ComposerOrder {
  const { prompt, style, aspect_ratio, count } = draft;
  const video = {
    prompt,
    aspect_ratio: draft.video_ratio,
    resolution: draft.video_resolution,
    duration: draft.video_seconds,
  };
  if (kind === 'video') {
    const { aspect_ratio: _, ...framed } = video;
    return hasImage
      ? priced(imageToVideo, framed, language, false)
      : priced(textToVideo, video, language, true);
  }
  return hasImage
    ? priced(imageToImage, { prompt, mode: 'edit', count }, language, true)
    : priced(
        textToImage,
        { prompt, style, aspect_ratio, count, engine: 'pro', resolution: '1K' },
        language,
        true,
      );
}

function priced<Params extends object>(
  contract: ToolContract<Params>,
  begin: Record<string, unknown>,
  language: Language,
  needsWords: boolean,
): ComposerOrder {
  const params = contract.quote.parse(begin);
  const { price, items } = contract.price(params);
  return {
    tool: contract.name,
    begin,
    price,
    lines: readPriceItems(items, language),
    seconds: contract.etaSeconds(params),
    needsWords,
  };
}
