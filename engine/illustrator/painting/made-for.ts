// Things that are drawn anew in the colour that was asked for, rather than tinted.

import { PAINTED_TALES } from '../things/tales.ts';
import { inPaintAsked } from '../things/in-paint.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { OwnDrawing } from '../things/pen.ts';
import { cutFlowerOf } from '../things/beside-products.ts';
import { bouquetOf } from '../things/bouquets.ts';
import { garmentOf } from '../things/clothes-alone.ts';
import { cakeWith } from '../things/birthday-cake.ts';
import { countedPlate } from '../things/counted-plates.ts';
import { carriedGoodsOf } from '../things/carried-goods.ts';
import { vehicleOf } from '../things/painted-vehicles.ts';
import { pianoOf } from '../things/crafts.ts';
import { cauldronOf } from '../things/feast-fires.ts';
import { frozenSweetOf } from '../things/frozen-sweets.ts';
import { jewelleryOf } from '../things/jewellery.ts';
import { makeUpOf } from '../things/make-up.ts';
import { PLAIN_FLAGS } from '../things/flag-of-china.ts';
import { CLOTHES_ON_STANDS } from '../things/old-household.ts';
import { statueOf } from '../things/old-works.ts';
import { packageOf } from '../things/packages.ts';
import { sauceDishOf } from '../things/sauce-dish.ts';
import { pottedAsked } from '../things/pots.ts';
import { officeChairOf } from '../things/office-chair.ts';
import { ringOf } from '../things/shown-goods.ts';
import { teacupOf } from '../things/tea-set.ts';
import { classicalTempleOf } from '../things/temples-of-lands.ts';
import { wornGoodsOf } from '../things/worn-goods.ts';

/** Returns the drawing of what is drawn in its colour, or with as many as were asked for; undefined for all else. */
export function madeFor({
  candles,
  drawing,
  colour,
  words,
  pieces,
  parts,
}: Pick<Subject, 'candles' | 'drawing' | 'colour' | 'words' | 'pieces' | 'parts'>): OwnDrawing | undefined {
  if (candles !== undefined) return cakeWith(candles, drawing);
  if (pieces !== undefined) return countedPlate(drawing, pieces);
  const worn =
    wornGoodsOf({ drawing, colour, parts }) ??
    jewelleryOf({ drawing, colour, words }) ??
    packageOf({ drawing, colour, words }) ??
    frozenSweetOf({ drawing, colour, words }) ??
    carriedGoodsOf({ drawing, colour, words }) ??
    vehicleOf({ drawing, colour }) ??
    inPaintAsked(PAINTED_TALES, { drawing, colour }) ??
    classicalTempleOf({ drawing, colour }) ??
    officeChairOf({ drawing, colour }) ??
    garmentOf({ drawing, colour }) ??
    pottedAsked({ drawing, colour, words });
  if (worn) return worn;
  if (colour === undefined) return undefined;
  if (drawing === 'own/ring') return ringOf(colour);
  if (drawing === 'own/piano') return pianoOf(colour);
  if (drawing === 'own/cauldron') return cauldronOf(colour);
  if (drawing === 'own/statue') return statueOf(colour);
  const cloth = CLOTHES_ON_STANDS[drawing] ?? PLAIN_FLAGS[drawing];
  if (cloth) return cloth(colour);
  return drawing === 'own/teacup'
    ? teacupOf(colour)
    : (cutFlowerOf(drawing, colour) ??
        bouquetOf(drawing, colour) ??
        makeUpOf(drawing, colour) ??
        sauceDishOf(drawing, colour));
}
