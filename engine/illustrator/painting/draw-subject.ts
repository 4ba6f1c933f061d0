// The bare drawing of a subject: its own or loaded, given a body, filled, coloured, printed on.

import { toRgb } from '#engine/raster/colour.ts';
import { loadDrawing } from '../drawings.ts';
import { contentOf, contentsOf, heapOf, isResident } from '../contents/containers.ts';
import { plateFromAbove } from '../contents/plate-from-above.ts';
import { heapPieces, pieceDrawings } from '../contents/heap-pieces.ts';
import { fillContainer, houseIn, type Filling } from '../contents/fill-container.ts';
import { isFromAbove } from '../staging/look-down.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { giveBody } from '../animals/bodies.ts';
import { coatToGive, isWhiteCoat, recolourCoat } from '../animals/coats.ts';
import { withFire } from '../animals/breathe-fire.ts';
import { drawAnimal } from '../animals/draw-animal.ts';
import { paintEyes } from '../animals/paint-eyes.ts';
import { colourOf } from './finish.ts';
import { upend } from './turn-sprite.ts';
import { isStuff } from '../lexicon/stuffs.ts';
import { inMaterial, ofMaterial, type Painted } from './of-material.ts';
import { halvedOf } from '../things/halved.ts';
import { onPlateOf } from '../things/plates.ts';
import { madeFor } from './made-for.ts';
import { recolour, recolourBlossom, recolourWax } from './recolour.ts';
import { shareOfDrawing } from './seen-colour.ts';
import type { Stage } from '../staging/stage.ts';
import { makeSurface, readPixels, type Surface } from '#engine/raster/surface.ts';
import { drawPersonSheet } from '../people/draw-person.ts';
import { isPerson, readPerson } from '../people/read-person.ts';
import { colouredBuilding } from '../things/coloured-buildings.ts';
import type { Container } from '../things/container.ts';
import { containerOf } from '../things/containers.ts';
import { piecesOf } from '../things/heaped.ts';
import { canRest, eyesOf, headOf, isBeast } from '../animals/heads.ts';
import { DRAGON_MOUTHS } from '../things/dragons.ts';
import { redrawnAs } from '../things/redrawn.ts';
import { dishFromAbove } from '../things/from-above.ts';
import { drawPair, setUpright } from '../things/pairs.ts';
import { metresOf } from '../things/metres.ts';
import { BASKET_HEADS, BICYCLE_BASKET, BICYCLE_LEAVES } from '../things/bicycle.ts';
import { singleHouseOf } from '../things/houses-of-lands.ts';
import { TRAINS_OVER_BRIDGES, type OverBridge } from '../things/sights.ts';
import { headsOf } from '../things/posies.ts';
import { printSignOf, SIGN_INKS, type PrintSign } from '../things/print-signs.ts';
import { printFaceOf, type Face } from '../things/thing-faces.ts';
import { vaseOf } from '../things/vases.ts';
import { growTree, TREE_KINDS } from '../things/trees.ts';
import { dressedSnowman } from '../things/winter-things.ts';
import { goodsOf, goodsOfName, isOfWork, isStall } from '../contents/stalls.ts';
import { oneStickOf } from '../things/street-snacks.ts';
import { stockStall, type Keeper } from '../contents/stock-stall.ts';
import { layToppings } from '../contents/lay-toppings.ts';
import { fillVase } from '../contents/fill-vase.ts';
import { flowersIn, isEmptyVase } from '../contents/vases.ts';
import type { OwnDrawing } from '../things/pen.ts';
import { findOwnDrawing, renderOwn } from './render-own.ts';

const SPRITE_PIXELS = 640;

export type Drawn = Pick<
  Subject,
  | 'key'
  | 'drawing'
  | 'kind'
  | 'colour'
  | 'parts'
  | 'person'
  | 'rests'
  | 'eyes'
  | 'roll'
  | 'isPair'
  | 'hasBasket'
  | 'candles'
  | 'words'
  | 'overgrown'
  | 'overgrownIn'
  | 'material'
  | 'print'
  | 'isHalved'
  | 'isTurnedOver'
  | 'pieces'
>;

/** The bare drawing of a subject with what is printed on it, before the light of the scene. */
export async function drawSubject(stage: Stage, subject: Drawn, label = subject.key): Promise<Surface> {
  const drawn = await drawUnprinted(stage, subject, label);
  const sheet = subject.isTurnedOver ? upend(drawn) : drawn;
  const face = subject.print && printFaceOf(subject.key);
  if (!subject.print || !face) return sheet;
  const { sign, shown, colour } = subject.print;
  const pixels = sheet.height * face.tall;
  const picture = shown
    ? await drawUnprinted(stage, shown, `${label} print`)
    : sign &&
      renderOwn(stage, printSignOf(sign, colour ?? inkOn(sheet, face, sign)), `${label} print`, pixels);
  return picture ? printOn(sheet, picture, face) : sheet;
}

/** A sign in its usual colour would not be seen on a thing in the same: it is white. */
function inkOn(sheet: Surface, { across = 0, up }: Face, sign: PrintSign): string {
  const usual = SIGN_INKS[sign];
  const [x, y] = [Math.round(sheet.width / 2 + across * sheet.height), Math.round(sheet.height * (1 - up))];
  const under = makeSurface(1, 1, (brush) => brush.drawImage(sheet, -x, -y));
  const [red = 0, green = 0, blue = 0] = readPixels(under);
  const own = toRgb(usual);
  const away = Math.abs(red - own[0]) + Math.abs(green - own[1]) + Math.abs(blue - own[2]);
  return away < TOO_LIKE ? '#fdfaf4' : usual;
}
/** Of all three parts of a colour together. */
const TOO_LIKE = 170;

/** What it is printed on shows a little through it; nothing of it stands beside. */
function printOn(sheet: Surface, picture: Surface, { across = 0, up, wide, tall }: Face): Surface {
  const high = sheet.height;
  const grown = Math.min((wide * high) / picture.width, (tall * high) / picture.height);
  const [width, height] = [picture.width * grown, picture.height * grown];
  return makeSurface(sheet.width, high, (brush) => {
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(sheet, 0, 0);
    brush.globalCompositeOperation = 'source-atop';
    brush.globalAlpha = 0.94;
    const [x, y] = [sheet.width / 2 + across * high, high * (1 - up)];
    brush.drawImage(picture, x - width / 2, y - height / 2, width, height);
  });
}

async function drawUnprinted(stage: Stage, subject: Drawn, label: string): Promise<Surface> {
  if (isPerson(subject)) {
    const pixels = Math.max(SPRITE_PIXELS, stage.short * 0.5);
    return drawPersonSheet(stage, readPerson(stage, subject, label), label, pixels).sheet;
  }
  // A head of ours sits on a body of ours.
  const isSeated =
    subject.rests !== undefined ||
    subject.eyes !== undefined ||
    (subject.kind === 'face' && subject.drawing.startsWith('own/'));
  const resting = isSeated && (await drawAnimal(subject, [], inMaterial(stage, subject)));
  if (resting) return resting;
  const tree = subject.kind === 'tree' ? TREE_KINDS[subject.key] : undefined;
  if (tree) {
    const grown = growTree(stage, tree, label, Math.max(SPRITE_PIXELS, stage.short * 0.5), subject.colour);
    return ofMaterial(stage, grown, subject);
  }
  const building =
    colouredBuilding(subject) ?? singleHouseOf(subject, stage.words) ?? dressedSnowman(subject);
  if (building) {
    const bare = renderOwn(stage, building, label, Math.max(SPRITE_PIXELS, stage.short * 0.5));
    const coloured = surelyIn(bare, subject);
    return isStuff(subject.material) ? ofMaterial(stage, coloured, subject) : coloured;
  }
  const { plate } = stage.reading;
  const made = halvedOf(subject) ?? oneStickOf(subject) ?? madeFor(subject);
  const drawn = made ?? findOwnDrawing(redrawnAs(subject));
  const own = drawn && plate ? onPlateOf(plate.colour, drawn) : drawn;
  let sprite: Surface;
  if (subject.key === 'vase' && own) return drawVase(stage, subject, own, label);
  if (subject.key === 'bike' && subject.hasBasket && own) return drawLadenBicycle(stage, subject, own, label);
  const train = TRAINS_OVER_BRIDGES[subject.drawing];
  if (train) return drawOverBridge(stage, subject, train, label);
  const layPiece = (piece: OwnDrawing, pixels: number): Surface =>
    renderOwn(stage, piece, `${label} topping`, pixels);
  const above = isFromAbove(stage) ? dishFromAbove(subject) : undefined;
  if (above) {
    const bare = renderOwn(stage, above, label, Math.max(SPRITE_PIXELS, stage.short * 0.6));
    return layToppings(stage.reading, subject, surelyIn(bare, subject), layPiece, true);
  }
  const filled = (await drawStall(stage, subject, label)) ?? (await drawFilled(stage, subject, label));
  if (filled) return filled;
  if (own)
    sprite = renderOwn(
      stage,
      own,
      label,
      Math.max(SPRITE_PIXELS, stage.short * 0.5),
      undefined,
      subject.roll,
    );
  else {
    const drawing = await loadDrawing(subject.drawing, SPRITE_PIXELS);
    sprite = subject.kind === 'face' ? giveBody(drawing, subject.key) : setUpright(subject.drawing, drawing);
  }
  const colour = coatToGive(subject);
  if (made) sprite = surelyIn(sprite, subject);
  else if (colour !== undefined && subject.kind !== 'sky') sprite = recolourFor(subject)(sprite, colour);
  sprite = ofMaterial(stage, sprite, subject, headOf(subject.drawing));
  const eyes = subject.eyes && eyesOf(subject);
  if (subject.eyes && eyes) sprite = paintEyes(sprite, eyes, subject.key, { ...subject.eyes, glows: true });
  if (subject.isPair) sprite = drawPair(sprite);
  const mouth = DRAGON_MOUTHS[subject.drawing];
  if (mouth && subject.rests?.how === 'fire') sprite = withFire(sprite, mouth);
  return layToppings(stage.reading, subject, sprite, layPiece);
}

function recolourFor(subject: Drawn): (drawing: Surface, colour: string) => Surface {
  if (subject.kind === 'plant' || subject.key === 'hibiscus') return recolourBlossom;
  if (subject.key === 'candle') return recolourWax;
  if (!isWhiteCoat(subject)) return recolour;
  return (drawing, colour) => recolourCoat(drawing, colour, subject.kind === 'face' ? 'sitting' : 'side');
}

/** What is drawn in a colour has it in its paint alone; of what has no such paint all is coloured. */
function surelyIn(sheet: Surface, { colour }: Drawn): Surface {
  return colour === undefined || shareOfDrawing(sheet, colour) > PAINT ? sheet : recolour(sheet, colour);
}
const PAINT = 0.05;

function inColour(sheet: Surface, colour: string | undefined): Surface {
  return colour === undefined ? sheet : recolour(sheet, colour);
}

/** A container with what is in it; undefined where nothing is. */
async function drawFilled(
  stage: Stage,
  container: Painted & Pick<Subject, 'words'>,
  label: string,
): Promise<Surface | undefined> {
  const content = contentOf(stage.reading, container);
  const drawn = containerOf(container);
  if (!content || !drawn) return undefined;
  const pixels = Math.max(SPRITE_PIXELS, stage.short * 0.5);
  const render = (part: OwnDrawing): Surface =>
    ofMaterial(
      stage,
      inColour(renderOwn(stage, part, label, (pixels * part.height) / drawn.height), container.colour),
      container,
    );
  if (isResident(content)) {
    const isAsleep = content.rests?.how === 'sleep' || content.rests?.how === 'lie';
    const guests = await Promise.all(
      contentsOf(stage.reading, container).map(async (one) => {
        const guest = await drawGuest(stage, asModel(one), drawn.room !== undefined);
        const many = one.key === 'village' ? MOST_GUESTS : Math.min(one.count, MOST_GUESTS);
        return Array.from({ length: many }, () => guest);
      }),
    );
    return houseIn(
      drawn,
      guests.flat(),
      { filling: fillingFor(drawn, content), sink: isAsleep ? 0.8 : 0.72 },
      render,
    );
  }
  const mixed = await Promise.all(
    contentsOf(stage.reading, container).map(async (one) => {
      const drawings = pieceDrawings(one).map((drawing) => {
        const own = typeof drawing === 'string' ? findOwnDrawing(drawing) : drawing;
        return own ? renderOwn(stage, own, `${label} piece`, 160) : loadDrawing(drawing as string, 160);
      });
      return heapPieces(one, await Promise.all(drawings));
    }),
  );
  const counted = mixed.length > 1 ? asCounted(contentsOf(stage.reading, container), mixed) : undefined;
  const heap = {
    count: mixed.length > 1 ? counted?.length : heapOf(content),
    random: stage.random(`heap ${label}`),
  };
  const pieces = counted ?? mixed.flat();
  if (container.key === 'plate' && isFromAbove(stage)) {
    const glaze = container.colour ?? stage.reading.plate?.colour;
    return plateFromAbove(pieces, { ...heap, glaze, side: stage.light.side });
  }
  return fillContainer(drawn, pieces, heap, render);
}

/** "Two apples and a pear": of several kinds that were counted each is there as often; undefined where one was not. */
function asCounted<Piece>(
  contents: readonly Subject[],
  drawings: readonly (readonly Piece[])[],
): Piece[] | undefined {
  const total = contents.reduce((sum, one) => sum + (one.isCounted === true ? one.count : Infinity), 0);
  if (total > MOST_COUNTED) return undefined;
  return contents.flatMap(({ count }, at) => {
    const own = drawings[at] ?? [];
    return Array.from({ length: count }, (_, place) => own[place % own.length] ?? []).flat() as Piece[];
  });
}
const MOST_COUNTED = 9;
const MOST_GUESTS = 3;

/**
 * A stall with what is sold there, its keepers behind it; undefined for anything else, and where nobody says what is sold
 * nor is there to sell it.
 */
export async function drawStall(
  stage: Stage,
  stall: Drawn,
  label: string,
  keepers: readonly Keeper[] = [],
): Promise<Surface | undefined> {
  if (!isStall(stall)) return undefined;
  const isKept = keepers.length > 0 && !isOfWork(stage.reading);
  const named = goodsOfName(stall) ?? (isKept ? 'fruit' : undefined);
  const usual: readonly Goods[] = named === undefined ? [] : [{ key: named, drawing: '', kind: 'food' }];
  const goods: readonly Goods[] = goodsOf(stage.reading);
  const wares = (goods.length > 0 ? goods : usual).map(async (one) => {
    const pieces = await Promise.all(
      piecesOf(one).map((drawing) => {
        const own = findOwnDrawing(drawing);
        return own ? renderOwn(stage, own, `${label} goods`, 160) : loadDrawing(drawing, 160);
      }),
    );
    return {
      pieces: pieces.map((piece) => inColour(piece, one.colour)),
      size: Math.min(34, Math.max(17, metresOf(one) * 150)),
    };
  });
  if (wares.length === 0 && !isOfWork(stage.reading)) return undefined;
  const pixels = Math.max(SPRITE_PIXELS, stage.short * 0.8);
  return stockStall(
    await Promise.all(wares),
    stage.random(`goods ${label}`),
    (part) => renderOwn(stage, part, label, pixels),
    keepers,
  );
}

type Goods = Pick<Subject, 'key' | 'drawing' | 'kind' | 'colour'>;

/** Ships in bottles have masts, villages in globes are houses. */
function asModel(thing: Subject): Subject {
  if (thing.key === 'village') return { ...thing, key: 'house', drawing: 'own/cottage', kind: 'building' };
  const isPlain = thing.kind === 'boat' && !thing.drawing.startsWith('own/');
  return isPlain || thing.drawing === 'own/rowing-boat'
    ? { ...thing, key: 'galleon', drawing: 'own/galleon' }
    : thing;
}

/** Who looks over a rim sits behind it, where it is not asleep. */
async function drawGuest(stage: Stage, guest: Subject, isSeenWhole: boolean): Promise<Surface> {
  const isUpright = guest.rests === undefined && !isSeenWhole && isBeast(guest) && canRest(guest, 'sit');
  const seated: Subject = isUpright ? { ...guest, rests: { how: 'sit', words: '' } } : guest;
  return drawSubject(stage, seated, `${guest.key} inside`);
}

function fillingFor({ isGlass, room }: Container, { kind, key }: Subject): Filling {
  if (isGlass !== true || !room) return 'nothing';
  if (kind === 'fish' || key === 'mermaid') return 'water';
  if (kind === 'boat') return 'sea';
  if (key === 'model-sea' || key === 'model-galaxy') return 'nothing';
  return kind === 'building' || kind === 'tree' || key === 'village' ? 'ground' : 'nothing';
}

/** The flowers keep their colours when the vase has another; where nobody names any, mixed ones stand in it. */
function drawVase(
  stage: Stage,
  vase: Painted & Pick<Subject, 'drawing' | 'words'>,
  own: OwnDrawing,
  label: string,
): Surface {
  const pixels = Math.max(SPRITE_PIXELS, stage.short * 0.5);
  const flowers = flowersIn(stage.reading, vase);
  const usual: Subject[] = isEmptyVase(stage, vase) ? [] : [MIXED_FLOWERS];
  const pot = vaseOf({ ...vase, colour: vase.colour ?? colourOf(vase.material) }) ?? own;
  return fillVase(pot, flowers.length > 0 ? flowers : usual, pixels, (part, tall, at) => {
    const sheet = renderOwn(stage, part, `${label} flowers ${at}`, tall);
    return part.paint === pot.paint ? ofMaterial(stage, sheet, vase) : sheet;
  });
}

const MIXED_FLOWERS: Subject = { key: 'flowers', drawing: '', kind: 'plant', height: 0.1, count: 1 };

/** The train and its bridge have a colour each. */
function drawOverBridge(
  stage: Stage,
  { colour, parts }: Pick<Subject, 'colour' | 'parts'>,
  { bridge, train }: OverBridge,
  label: string,
): Surface {
  const pixels = Math.max(SPRITE_PIXELS, stage.short * 0.5);
  const under = inColour(renderOwn(stage, bridge, label, pixels), parts?.[0]?.colour);
  const over = inColour(renderOwn(stage, train, label, pixels), colour);
  return makeSurface(under.width, under.height, (brush) => {
    brush.drawImage(under, 0, 0);
    brush.drawImage(over, 0, 0);
  });
}

/** The basket and what is in it keep their colours when the bicycle has another. */
function drawLadenBicycle(
  stage: Stage,
  bicycle: Pick<Subject, 'key' | 'colour'>,
  own: OwnDrawing,
  label: string,
): Surface {
  const pixels = Math.max(SPRITE_PIXELS, stage.short * 0.5);
  const [flowers] = flowersIn(stage.reading, bicycle);
  const render = (part: OwnDrawing): Surface => renderOwn(stage, part, label, pixels);
  const frame = inColour(render(own), bicycle.colour);
  const heads = flowers && headsOf(flowers.key, BASKET_HEADS, BICYCLE_BASKET);
  return makeSurface(frame.width, frame.height, (brush) => {
    brush.drawImage(frame, 0, 0);
    if (heads) brush.drawImage(render(BICYCLE_LEAVES), 0, 0);
    if (heads) brush.drawImage(inColour(render(heads), flowers.colour), 0, 0);
    brush.drawImage(render(BICYCLE_BASKET), 0, 0);
  });
}
