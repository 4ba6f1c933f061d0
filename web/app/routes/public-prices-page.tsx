// Composes /landing/subscription: what is sold, with what the tools say that they cost.
import { textToImage } from '#tools/text-to-image/contract.ts';
import { imageToImage } from '#tools/image-to-image/contract.ts';
import { textToVideo } from '#tools/text-to-video/contract.ts';
import { PricesPage } from '#web/billing/prices-page.tsx';
import type { ToolCosts } from '#web/billing/points-calculator.tsx';
import { signInFor } from './sign-in-for.ts';

export function PublicPricesPage() {
  return <PricesPage costs={readCosts()} onSignIn={signInFor} />;
}

/** Points for one of each, in the setting that the tool begins with. */
function readCosts(): ToolCosts {
  return {
    draft: textToImage.price(textToImage.quote.parse({ engine: 'lite', count: 1 })).price,
    fine: textToImage.price(textToImage.quote.parse({ engine: 'pro', count: 1 })).price,
    restyled: imageToImage.price(imageToImage.quote.parse({ count: 1 })).price,
    video: textToVideo.price(textToVideo.quote.parse({})).price,
  };
}
